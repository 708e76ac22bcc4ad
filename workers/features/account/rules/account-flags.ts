/** The account's switches as its clients read them: each one that the specification names, on or off. @pure */
import { type Account, isOn, type Switch } from "#workers/kernel/identity";
import type { AccountFlag } from "#workers/kernel/names";
import { accountFlags } from "../flags";

/** Switches of the specification (§3) that other features own. */
const ownedElsewhere = [
	"appreciations_enabled",
	"bingo_enabled",
	"buy_points_enabled",
	"buy_wallet_points_enabled",
	"create_new_employee_enabled",
	"custom_user_sign_up_enabled",
	"disallow_adding_items_to_cart",
	"email_login_info_for_terminated",
	"employee_commitments_enabled",
	"employee_nominations_enabled",
	"gifting_platform",
	"give_recognition_enabled",
	"hide_points_for_account",
	"hide_recognition_certificates",
	"hide_sale_report_graphs_emp_detail_block",
	"ideas_enabled",
	"is_tcpl_account",
	"log_sales_in_shop_place",
	"orders_management_enabled",
	"ots_enabled",
	"photo_albums_enabled",
	"polls_enabled",
	"redemptions_enabled",
	"scoreboard_competitions_enabled",
	"show_employee_active_status",
	"show_employee_date_of_birth",
	"show_employee_detail_points_info",
	"show_employee_hire_date",
	"show_employee_phone",
	"show_employee_role",
	"show_employee_termination_date",
	"show_employee_title",
	"signup_moderation",
	"surveys_enabled",
	"sync_member_point_balances_with_client",
	"user_detail_notes_enabled",
	"user_levels_enabled",
] as const satisfies readonly AccountFlag[];

/** All of them. */
export const flagsOnWire: readonly AccountFlag[] = [...accountFlags, ...ownedElsewhere];

/** Whether each is on; one that the account never set is off. */
export function presentFlags(account: Pick<Account, "flags">): Record<string, Switch> {
	return Object.fromEntries(flagsOnWire.map((name) => [name, isOn(account, name) ? 1 : 0]));
}
