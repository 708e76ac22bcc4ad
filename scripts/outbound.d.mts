/** Types of outbound.mjs for the tests. */
export function carryOutbound(runtime: {
	Response: typeof Response;
	/** Addresses of the operator's own settings; their servers may be on this machine. */
	allowed?: readonly (string | undefined)[];
}): (request: Request) => Promise<Response>;
