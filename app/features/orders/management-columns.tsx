/** The columns of the orders management table; on a phone each order is a card. */

import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import type { TableColumn } from "~/ui/data-table/columns";
import { useTranslation } from "~/ui/texts";
import { managementAddress } from "./management-query";
import type { loader } from "./orders-management.server";
import { StatusTags } from "./status-tags";

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
			key: "order_number",
			heading: t("columns.order"),
			role: "action",
			cell: (order) => <Manage order={order} />,
		},
		{
			key: "status",
			heading: t("columns.status"),
			cell: (order) => <StatusTags statuses={order.line_statuses} />,
		},
		{
			key: "created_at",
			heading: t("columns.date"),
			role: "end",
			sortHref: managementAddress(query, { isOldestFirst: !query.isOldestFirst }),
			sorted: query.isOldestFirst ? "ascending" : "descending",
			cell: (order) => order.date,
		},
		{
			key: "total_points",
			heading: t("columns.totalPoints"),
			role: "figure",
			toEnd: true,
			cell: (order) => words.figure(order.total_points),
		},
		{
			key: "city",
			heading: t("columns.city"),
			cell: (order) => [order.city, order.country].filter(Boolean).join(", ") || "-",
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

function Manage({ order }: { order: ManagedOrder }) {
	const { t } = useTranslation("orders");
	const { id, order_number, member_name: name } = order;
	return (
		<Anchor
			className="link"
			href={`/recognitions/orders_management/${id}`}
			aria-label={t("management.manageOf", { order_number, name })}
		>
			<span className="mobile-only">{t("management.manage")}</span> <span className="figure">{order_number}</span>
		</Anchor>
	);
}
