/** The crashes that the Worker logs while tests run; its other lines stay silent. */

const crashes: string[] = [];
const print = console.log;

/** Stands for console.log: keeps crashes, drops what else the Worker logs, and prints what tests say. */
function log(line: unknown, ...rest: unknown[]): void {
	const isOfWorker = typeof line === "string" && line.startsWith('{"level"');
	if (!isOfWorker) print(line, ...rest);
	else if (line.startsWith('{"level":"error"')) crashes.push(line);
}

/** Has crashes kept from now on. */
export function keepCrashes(): void {
	console.log = log;
}

/** Takes the crashes that a test provoked on purpose. */
export function takeCrashes(): string[] {
	return crashes.splice(0);
}
