/** What the overview shows of the store's items: how many are sold out, and which are redeemed most. */
import { sql } from "drizzle-orm";
import { defineOverviewPart } from "#workers/kernel/define-overview-part";
import { findSoldOut, listMostRedeemed } from "./store/item-counts";

/** Items that are named. */
const named = 3;

/** The part. */
export const overviewParts = [
	defineOverviewPart({
		card: "store",
		key: "items",
		place: 20,
		flags: ["redemptions_enabled"],
		read: async ({ account, read }) => {
			const [[counts], items] = await Promise.all([
				read(findSoldOut(account.id)),
				read(listMostRedeemed(account.id, named)),
			]);
			return {
				figures: [
					{
						...{ label: "overview:store.soldOut", value: counts?.sold_out_count ?? 0, isWarning: true },
						to: "/store/manage?state=listed&stock=sold_out",
					},
				],
				things: {
					title: "overview:store.mostRedeemed",
					rows: items.map(({ id, name, units }) => ({ id, name, value: units, to: `/store/manage/item/${id}` })),
				},
			};
		},
		kept: {
			differences: (account_id: number) => sql<{ what: string }>`select 'sold out' as what
				where (select count(*) from items i where i.account_id = ${account_id} and i.is_listed = 1 and i.quantity_left = 0)
					<> coalesce((select c.sold_out_count from item_counts c where c.account_id = ${account_id}), 0)`,
		},
	}),
];
