// What this device keeps between visits. Storage may be forbidden or full: then nothing is kept.

const PREFIX = 'anadrome.';

export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Then it lasts as long as the page.
  }
}
