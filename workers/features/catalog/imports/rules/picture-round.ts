/** Decides how an import goes on fetching pictures: when a host is asked again, and when it is given up. */

/** Where fetching stands; it travels in the job's message. */
export type PictureRound = {
	/** The host whose turn it is. */
	host: string;
	/** Failures of this host in a row. */
	failures: number;
	/** Hosts in a row that were given up before a picture came. */
	dead_hosts: number;
	/** True for the one try after a host was given up. */
	is_late: boolean;
};

const maxFailures = 3;
const maxDeadHosts = 3;
const firstWaitMs = 5_000;
/** When hosts that were given up are asked once more. */
export const lateAfterMs = 15 * 60_000;
/** At once from a host that has delivered; one alone from a host that has not. */
export const picturesAtOnce = 4;

/** The round when the turn is this host's. */
export function turnTo(round: PictureRound, host: string): PictureRound {
	return round.host === host ? round : { ...round, host, failures: 0 };
}

/** True when this host, or every further one, is asked no more. */
export function isGivenUp({ failures, dead_hosts, is_late }: PictureRound): boolean {
	return failures >= (is_late ? 1 : maxFailures) || dead_hosts >= maxDeadHosts;
}

/** True when so many hosts in a row were away that the network is. */
export function isNetworkAway({ dead_hosts }: PictureRound): boolean {
	return dead_hosts >= maxDeadHosts;
}

/** The round after some of the host's pictures came, and some did not. */
export function afterTries(round: PictureRound, tries: { delivered: number; away: number }): PictureRound {
	if (tries.delivered > 0) return { ...round, failures: 0, dead_hosts: 0 };
	if (tries.away === 0) return round;
	const next = { ...round, failures: round.failures + tries.away };
	return isGivenUp(next) ? { ...next, dead_hosts: round.dead_hosts + 1 } : next;
}

/** How long the host is left alone after a failure: 5 seconds, then 20. */
export function waitMs({ failures }: PictureRound): number {
	return failures === 0 ? 0 : firstWaitMs * 4 ** (failures - 1);
}
