"""Where a request comes from, and whose page sent it."""

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final

from litestar.connection import ASGIConnection

from anadrome.server.problems import spoken
from anadrome.server.protocol import Lang

HOUSEHOLD: Final = 64  # bits of an IPv6 address that one customer of a network shares

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def address(connection: AnyConnection) -> str:
    """What rates are counted by: an IPv4 address, or the network of an IPv6 one."""
    return "" if connection.client is None else counted_as(connection.client.host)


def counted_as(host: str) -> str:
    """An address as rates know it: who has one of IPv6 has millions.

    >>> counted_as("192.0.2.7"), counted_as("2001:db8::7"), counted_as("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    try:
        known = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ip_network((known, HOUSEHOLD), strict=False))


def language(connection: AnyConnection) -> Lang:
    """The language to answer in."""
    asked = connection.query_params.get("lang")
    return spoken(asked, connection.headers.get("accept-language", ""))


def is_from_our_page(connection: AnyConnection) -> bool:
    """Browsers say whose page it is that connects: only ours may. Programs say nothing."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")
