/** Whether the platform is well, as the schedule last found it: for monitors, who ask often and without a token. */
import { minuteMs, secondMs } from "#workers/kernel/clock";
import type { Environment } from "#workers/kernel/environment";

const keptMs = 10 * secondMs;
/** The schedule makes the checks every five minutes: where it does not, nobody knows whether all is well. */
const patienceMs = 15 * minuteMs;

let known: { directory: D1Database; isWell: boolean; until: number } | undefined;

/** True while no check failed when they were last made, and that was not long ago; the directory is asked every ten seconds at most. */
export async function isPlatformWell({ DIRECTORY }: Pick<Environment, "DIRECTORY">, now: number): Promise<boolean> {
	if (known?.directory === DIRECTORY && known.until > now && known.until <= now + keptMs) return known.isWell;
	const isWell = await wereChecksWell(DIRECTORY, now).catch(() => false);
	known = { directory: DIRECTORY, isWell, until: now + keptMs };
	return isWell;
}

async function wereChecksWell(directory: D1Database, now: number): Promise<boolean> {
	const row = await directory
		.prepare(
			`select count(*) filter (where state = 'fail') as failed,
			max(checked_at) filter (where name = 'schedule') as checked_at from directory_checks`,
		)
		.first<{ failed: number; checked_at: number | null }>();
	return row !== null && row.failed === 0 && row.checked_at !== null && row.checked_at > now - patienceMs;
}
