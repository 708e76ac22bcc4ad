/** What an account owner allows or takes away of a person beside their role, and what everybody has of it. @browser-safe @pure */
import { z } from "zod";
import { type Account, isOn, type Switch } from "#workers/kernel/identity";
import type { AccountFlag, UserFlag } from "#workers/kernel/names";

/** The switches by what the account has to have, one of these, for anybody to meet them. */
const needs = {
	can_view_nomination_events: ["employee_nominations_enabled"],
	can_view_nomination_publications: ["employee_nominations_enabled"],
	nomination_moderator: ["employee_nominations_enabled"],
	can_see_user_level: ["user_levels_enabled"],
	show_appreciations_to_user: ["appreciations_enabled"],
	can_issue_employee_commitments: ["employee_commitments_enabled"],
	buy_points_enabled: ["buy_points_enabled", "buy_wallet_points_enabled"],
	is_eligible_to_claim_certs: ["ots_enabled"],
	ots_disabled: ["ots_enabled"],
	can_moderate_sales: ["sales_module_enabled"],
	give_recognition_disabled: ["give_recognition_enabled"],
	ideas_disabled: ["ideas_enabled"],
	disable_shop: ["redemptions_enabled"],
	disable_cart: ["redemptions_enabled"],
} as const satisfies Partial<Record<UserFlag, readonly AccountFlag[]>>;

/** One of the switches. */
export type PersonSwitch = keyof typeof needs;

/** Their names, in the order of the screen. */
export const personSwitchNames = Object.keys(needs) as PersonSwitch[];

/** Those that everybody can have at once; the others are for single people, or are a switch of the whole account. */
export const commonSwitchNames = [
	"can_view_nomination_events",
	"can_view_nomination_publications",
	"can_see_user_level",
	"show_appreciations_to_user",
	"can_issue_employee_commitments",
	"buy_points_enabled",
	"is_eligible_to_claim_certs",
] as const satisfies readonly PersonSwitch[];

/** One of these. */
export type CommonSwitch = (typeof commonSwitchNames)[number];

/** Of the named switches, those that people meet in this account. */
export function switchesInUse<Name extends PersonSwitch>(account: Pick<Account, "flags">, names: readonly Name[]) {
	return names.filter((name) => needs[name].some((flag) => isOn(account, flag)));
}

/** What everybody has as soon as the account has it, unless an owner takes it away; the session's person is read alike. */
const usuallyOn: readonly CommonSwitch[] = ["show_appreciations_to_user"];

/** What everybody has whose own switch says nothing else. */
export function commonSwitchesOf(account: Pick<Account, "settings" | "flags">): Record<CommonSwitch, Switch> {
	const set = {
		...Object.fromEntries(switchesInUse(account, usuallyOn).map((name) => [name, 1])),
		...(account.settings.common_switches as object | undefined),
	} as Partial<Record<CommonSwitch, Switch>>;
	return Object.fromEntries(commonSwitchNames.map((name) => [name, set[name] === 1 ? 1 : 0])) as Record<
		CommonSwitch,
		Switch
	>;
}

/** How these switches stand for a person, by what everybody has and what is their own. */
export function switchesOf(
	account: Pick<Account, "settings" | "flags">,
	own: Partial<Record<PersonSwitch, Switch>>,
	names: readonly PersonSwitch[],
): Partial<Record<PersonSwitch, Switch>> {
	const standing: Partial<Record<PersonSwitch, Switch>> = { ...commonSwitchesOf(account), ...own };
	return Object.fromEntries(names.map((name) => [name, standing[name] === 1 ? 1 : 0]));
}

/** What is kept as a person's own: only what differs from everybody's, so that the rest follows it; null takes away. */
export function ownSwitches(
	account: Pick<Account, "settings" | "flags">,
	chosen: Partial<Record<PersonSwitch, Switch>>,
): Partial<Record<PersonSwitch, Switch | null>> {
	const common: Partial<Record<PersonSwitch, Switch>> = commonSwitchesOf(account);
	return Object.fromEntries(
		Object.entries(chosen).map(([name, value]) => [name, value === (common[name as PersonSwitch] ?? 0) ? null : value]),
	);
}

const flag = z.literal([0, 1]).optional();

/** The switches as a form sends them, each by its name, none of them required. */
export function switchShape<Name extends PersonSwitch>(names: readonly Name[]): Record<Name, typeof flag> {
	return Object.fromEntries(names.map((name) => [name, flag])) as Record<Name, typeof flag>;
}
