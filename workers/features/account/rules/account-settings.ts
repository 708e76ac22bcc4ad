/** The account's settings as its clients read them (specification §3, "Account"); what was never set has its usual value. @pure */
import { z } from "zod";
import type { Account } from "#workers/kernel/identity";

const field = z.object({ key: z.string(), label: z.string() });

/** Kinds of an account in sales. */
export const saleAccountTypes = ["distributor", "supplier", "buying_group"] as const;

/** Versions of the bars around a member's screens (specification §2): a menu bar under the top bar, or one bar. */
export const dashboardVersions = [1, 2] as const;

/** The settings that clients read. A value that does not fit its field counts as never set. */
export const accountSettings = z.object({
	theme: z.string().catch("default"),
	site_url: z.string().catch(""),
	sale_account_type: z.enum(saleAccountTypes).nullable().catch(null),
	top_nav_items_order: z.array(z.string()).catch([]),
	bo_dashboard_version: z.literal(dashboardVersions).catch(1),
	custom_shop_landing_category_id: z.int().nullable().catch(null),
	additional_fields: z.array(field).catch([]),
	additional_group_fields: z.array(field).catch([]),
	custom_user_role_name: z.string().nullable().catch(null),
	custom_roles: z.array(z.string()).catch([]),
	country_user_count_map: z.record(z.string(), z.int()).catch({}),
	sales_fe_settings: z.object({ graphs: z.record(z.string(), z.literal([0, 1])) }).catch({ graphs: {} }),
	appreciations_program: z.object({ name: z.string().nullable() }).catch({ name: null }),
	appreciations_extra_config: z.object({ nav_link_label: z.string().nullable() }).catch({ nav_link_label: null }),
});

/** The account's settings. */
export function presentSettings({ settings }: Pick<Account, "settings">): z.output<typeof accountSettings> {
	return accountSettings.parse(settings);
}
