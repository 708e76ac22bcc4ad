/** Looks at the processes of the local runtime that this process started: which they are, their memory, their processor time. */
import { readdirSync, readFileSync } from "node:fs";

/** The kernel counts processor time in ticks of this length. */
const tickMs = 10;

/** The ids of all of them; read before and after a start, they tell which one is new. */
export function runtimeProcesses() {
	return readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.map(Number)
		.filter((id) => {
			const [command, parent] = statOf(id) ?? [];
			return command === "workerd" && Number(parent) === process.pid;
		});
}

/** Processor time that a process has used, in milliseconds, in all its threads. */
export function processorMs(id) {
	const [, , user, system] = statOf(id) ?? [];
	return (Number(user ?? 0) + Number(system ?? 0)) * tickMs;
}

/** Memory that a process holds, in megabytes. */
export function residentMegabytes(id) {
	const status = readFileSync(`/proc/${id}/status`, "utf8");
	return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024);
}

/** Name, parent, user and system ticks of a process; nothing when it is gone. */
function statOf(id) {
	try {
		const [, command, rest] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${id}/stat`, "utf8"));
		const fields = rest.split(" ");
		return [command, fields[1], fields[11], fields[12]];
	} catch {
		return undefined;
	}
}
