/** The ways of coming to points that features declare, known once the Worker has started. */
import { mayCall } from "#workers/kernel/authorise";
import { type Earning, earningKeys } from "#workers/kernel/define-earning";
import type { MemberScope } from "#workers/kernel/scope";

let declared: readonly Earning[] = [];

/** Sets the ways, once when the Worker starts. Throws when two share a key, or one is declared by nobody. */
export function knowEarnings(earnings: readonly Earning[]): void {
	const keys = earnings.map(({ key }) => key);
	const wrong = earningKeys.filter((key) => keys.filter((one) => one === key).length !== 1);
	if (wrong.length > 0) throw new Error(`ways of earning points that are not declared once: ${wrong.join(", ")}`);
	declared = [...earnings].sort((one, other) => earningKeys.indexOf(one.key) - earningKeys.indexOf(other.key));
}

/** Those that are open to this person. */
export async function openEarnings(scope: MemberScope): Promise<Earning[]> {
	const { account, user } = scope;
	const open = declared.filter(({ flags }) => mayCall({ access: "signed_in", flags }, { account, user, actor: null }));
	const there = await Promise.all(open.map(({ isThere }) => isThere?.(scope) ?? true));
	return open.filter((_way, at) => there[at]);
}
