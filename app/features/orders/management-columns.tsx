/** The columns of the orders management table; on a phone each order is a card. */

import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import type { TableColumn } from "~/ui/data-table/columns";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { orderTone } from "./line-tone";
import { managementAddress } from "./management-query";
import type { loader } from "./orders-management.server";

type Data = Awaited<ReturnType<typeof loader>>;

/** A row of the table. */
export type ManagedOrder = Data["orders"][number];

/** The columns, the date sorted as the list is. */
export function useManagementColumns({ query }: Pick<Data, "query">): TableColumn<ManagedOrder>[] {
	const { t } = useTranslation("orders");
	const words = usePointsWords();
	return [
		{ key: "member_name", heading: t("columns.member"), role: "lead", cell: Buyer },
		{ key: "first_item", heading: t("columns.items"), role: "line", cell: (order) => <Items order={order} /> },
		{
			key: "created_at",
			heading: t("columns.date"),
			role: "end",
			sortHref: managementAddress(query, { isOldestFirst: !query.isOldestFirst }),
			sorted: query.isOldestFirst ? "ascending" : "descending",
			cell: (order) => order.date,
		},
		{
			key: "id",
			heading: t("columns.order"),
			role: "quiet",
			cell: (order) => <span className="figure">{order.id}</span>,
		},
		{
			key: "total_points",
			heading: t("columns.totalPoints"),
			role: "figure",
			toEnd: true,
			cell: (order) => words.figure(order.total_points),
		},
		{
			key: "status",
			heading: t("columns.status"),
			cell: (order) => <Tag tone={orderTone(order.status)}>{order.status_label}</Tag>,
		},
		{
			key: "city",
			heading: t("columns.city"),
			cell: (order) => [order.city, order.country].filter(Boolean).join(", ") || "-",
		},
		{
			key: "view",
			heading: t("management.view"),
			role: "act",
			isHeadingHidden: true,
			cell: (order) => <View order={order} />,
		},
	];
}

function Buyer({ member_name, participant_id }: ManagedOrder) {
	return (
		<>
			<span className="strong">{member_name}</span> <span className="meta">{participant_id}</span>
		</>
	);
}

function Items({ order }: { order: ManagedOrder }) {
	const { t } = useTranslation("orders");
	const more = order.line_count - 1;
	return (
		<>
			{order.first_item}
			{more > 0 && ` ${t("management.more", { count: more })}`}{" "}
			<span className="meta">{t("management.units", { count: order.unit_count })}</span>
		</>
	);
}

function View({ order }: { order: ManagedOrder }) {
	const { t } = useTranslation("orders");
	return (
		<Anchor
			className="link"
			href={`/store/orders/${order.id}`}
			aria-label={t("management.viewOf", { order_id: String(order.id), name: order.member_name })}
		>
			{t("management.view")}
		</Anchor>
	);
}
