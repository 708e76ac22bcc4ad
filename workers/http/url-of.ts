/** The address of a request, parsed once: several places of its way look at it. */

const parsed = new WeakMap<Request, URL>();

/** The address; nobody may change it. */
export function urlOf(request: Request): URL {
	const known = parsed.get(request) ?? new URL(request.url);
	parsed.set(request, known);
	return known;
}
