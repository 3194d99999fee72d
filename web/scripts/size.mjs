// Script and style, gzipped, before art and fonts: at most 150 kB. Exits 1 when they are more.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

function total(...kinds) {
    return files
        .filter((file) => kinds.includes(extname(file)))
        .reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const code = total('.js', '.css');
console.log(
    `script and style ${kB(code)} of ${kB(LIMIT)} · page and art ${kB(total('.html', '.svg'))} · fonts ${kB(total('.woff2'))} (gzip)`,
);
if (code > LIMIT) {
    console.error('Too heavy.');
    process.exit(1);
}
