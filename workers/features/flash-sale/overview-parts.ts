/** What the overview shows of flash sales: how many run. */
import { sql } from "drizzle-orm";
import { defineOverviewPart } from "#workers/kernel/define-overview-part";

/** The part. */
export const overviewParts = [
	defineOverviewPart({
		card: "store",
		key: "flash_sales",
		place: 30,
		flags: ["redemptions_enabled"],
		read: async ({ account, clock, read }) => {
			const now = clock.now();
			const [row] = await read(sql<{ count: number }>`select count(*) as count from flash_sales f
				where f.account_id = ${account.id} and f.live_to_date > ${now} and f.starts_at <= ${now}`);
			return {
				figures: [
					{ label: "overview:store.flashSales", value: row?.count ?? 0, to: "/store/manage/sales?state=running" },
				],
			};
		},
	}),
];
