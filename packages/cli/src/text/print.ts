/** Standard output and error. */
export const print = (text = ''): void => void process.stdout.write(`${text}\n`);
export const warn = (text: string): void => void process.stderr.write(`${text}\n`);
export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));
