/** The parts of the overview that features declare, known once the Worker has started. */
import { mayCall } from "#workers/kernel/authorise";
import { engagementModules, type OverviewPart, overviewCards } from "#workers/kernel/define-overview-part";
import type { MemberScope } from "#workers/kernel/scope";

let declared: readonly OverviewPart[] = [];

/** Sets the parts, once when the Worker starts. Throws when two share a key, or a module is declared by nobody. */
export function knowOverviewParts(parts: readonly OverviewPart[]): void {
	const keys = parts.map(({ key }) => key as string);
	const wrong = [
		...keys.filter((key, at) => keys.indexOf(key) < at),
		...engagementModules.filter((key) => !keys.includes(key)),
	];
	if (wrong.length > 0) throw new Error(`parts of the overview that are not declared once: ${wrong.join(", ")}`);
	declared = [...parts].sort(
		(one, other) => overviewCards.indexOf(one.card) - overviewCards.indexOf(other.card) || one.place - other.place,
	);
}

/** All of them, card by card. */
export function allOverviewParts(): readonly OverviewPart[] {
	return declared;
}

/** Those that this account owner gets. */
export function openOverviewParts({ account, user, actor }: MemberScope): OverviewPart[] {
	return declared.filter(
		({ flags, isThere }) =>
			mayCall({ access: ["account_owner"], flags }, { account, user, actor }) && (isThere?.(account) ?? true),
	);
}
