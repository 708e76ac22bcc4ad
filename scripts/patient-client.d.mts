/** Types of patient-client.mjs for the tests. */
export class ServerAway extends Error {}
export function askPatiently<Answer>(
	ask: () => Promise<Answer>,
	options?: { log?: (line: string) => void; pause?: (ms: number) => Promise<unknown>; now?: () => number },
): Promise<Answer>;
