/** What is found out of a request once, though several places of its way ask: its address, and the id of its log. */
import { perObject } from "./memo";

/** The address, parsed once; nobody may change it. */
export const urlOf = perObject((request: Request) => new URL(request.url));

const requestIds = new WeakMap<Request, string>();

/** The id of a request: of its request context where there was one. */
export function requestIdOf(request: Request): string {
	return requestIds.get(request) ?? crypto.randomUUID();
}

/** Notes under which id a request is logged. */
export function noteRequestId(request: Request, id: string): void {
	requestIds.set(request, id);
}
