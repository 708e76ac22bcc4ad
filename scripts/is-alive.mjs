/** Whether a process still runs. */

/** Whether there is a process of this id, ours or not. */
export function isAlive(pid) {
	if (!pid) return false;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
