/** Decides whether this person of this account may call an endpoint: session, role, switches, sudo. */

import type { Endpoint, FlagRule } from "./define-endpoint";
import { Refusal } from "./errors";
import { type Account, type Actor, isOn, isOnFor, type User } from "./identity";
import type { AccountFlag, UserFlag } from "./names";

/** The part of an endpoint that says who may call it. */
export type Protected = Pick<Endpoint, "access" | "flags" | "isForbiddenWhileSignedInAsMember">;

/** Who asks. */
export type Asking = { account: Account; user: User | null; actor: Actor | null };

/** Throws not_logged_in (401), or forbidden, not_as_member or feature_disabled (403) unless the call is allowed. */
export function authorise(endpoint: Protected, who: Asking): void {
	const code = reasonAgainst(endpoint, who);
	if (code) throw new Refusal(code, code === "not_logged_in" ? 401 : 403);
}

/** True when the endpoint would let this person in; screens use it to show only what works. */
export function mayCall(endpoint: Protected, who: Asking): boolean {
	return reasonAgainst(endpoint, who) === null;
}

function reasonAgainst({ access, flags = [], ...endpoint }: Protected, { account, user, actor }: Asking) {
	if (access !== "anyone") {
		if (!user) return "not_logged_in";
		if (access !== "signed_in" && !access.includes(user.role)) return "forbidden";
	}
	if (actor && endpoint.isForbiddenWhileSignedInAsMember) return "not_as_member";
	return flags.every((rule) => holds(rule, account, user)) ? null : "feature_disabled";
}

function holds(rule: FlagRule, account: Account, user: User | null): boolean {
	const mustBeOff = rule.startsWith("!");
	const name = mustBeOff ? rule.slice(1) : rule;
	const isSet = name.startsWith("user.")
		? !!user && isOnFor(user, name.slice(5) as UserFlag)
		: isOn(account, name as AccountFlag);
	return isSet !== mustBeOff;
}
