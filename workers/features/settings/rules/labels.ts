/** The account's own words for things of the product. */
import { type Account, isOn } from "#workers/kernel/identity";
import type { AccountFlag } from "#workers/kernel/names";

/** The labels that an owner can replace, and the switch without which nobody meets one. */
const ownLabels = {
	points_label: null,
	point_label: null,
	recognition_alias_label: null,
	behavior_label: null,
	badge_alias_label: null,
	employee_alias_label: null,
	employee_id_alias_label: null,
	polls_alias_label: "polls_enabled",
	idea_module_namings: "ideas_enabled",
	idea_label: "ideas_enabled",
	employee_nomination_alias_label: "employee_nominations_enabled",
	wallet_module_namings: "wallets_enabled",
	user_level_alias: "user_levels_enabled",
} as const satisfies Record<string, AccountFlag | null>;

/** One of them. */
export type OwnLabel = keyof typeof ownLabels;

/** Their names. */
export const ownLabelNames = Object.keys(ownLabels) as OwnLabel[];

/** Those that people meet in an account with these switches. */
export function labelsInUse(account: Pick<Account, "flags">): OwnLabel[] {
	return ownLabelNames.filter((name) => {
		const flag = ownLabels[name];
		return flag === null || isOn(account, flag);
	});
}
