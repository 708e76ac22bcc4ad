/** Orders management: every order of the account, found by number or person, state and days, with a report. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ordersForManagementFace } from "#workers/features/orders/lists/get-orders-for-management";
import { loadList, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { selectionForm } from "~/list/list-selection.server";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { StatusTags } from "./status-tags";

export const meta = titleMeta;

/** A page of the list. */
export async function loader(args: LoaderFunctionArgs) {
	return {
		title: args.context.translate(ordersForManagementFace.title),
		list: await loadList(args, ordersForManagementFace),
		isOfAll: args.context.user.role === "account_owner",
	};
}

export const action = reportAction(ordersForManagementFace, selectionForm(ordersForManagementFace));

/** The screen. */
export default function OrdersManagement() {
	const { title, list, isOfAll } = useLoaderData<typeof loader>();
	const { t } = useTranslation("orders");
	const here = list.address;
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t(isOfAll ? "management.subtitle" : "management.subtitleOfTeam")}
			actions={
				<>
					<ButtonLink icon="print" href={`${here}/packing`}>
						{t("management.packing")}
					</ButtonLink>
					<ButtonLink icon="upload" href="/uploads?kind=tracking">
						{t("management.parcels")}
					</ButtonLink>
				</>
			}
			caption={t("management.caption")}
			cells={{
				member_name: ({ member_name, participant_id }) => (
					<>
						<span className="strong person">{member_name}</span>{" "}
						<span className="meta person figure">{participant_id}</span>
					</>
				),
				first_item: ({ first_item, line_count, unit_count }) => (
					<>
						{first_item}
						{line_count > 1 && ` ${t("management.more", { count: line_count - 1 })}`}{" "}
						<span className="meta">{t("management.units", { count: unit_count })}</span>
					</>
				),
				order_number: ({ id, order_number, member_name: name }) => (
					<Anchor className="link" href={`${here}/${id}`} aria-label={t("management.manageOf", { order_number, name })}>
						<span className="mobile-only">{t("management.manage")}</span> <span className="figure">{order_number}</span>
					</Anchor>
				),
				line_statuses: ({ line_statuses }) => <StatusTags statuses={line_statuses} />,
				city: ({ city, country }) => [city, country].filter(Boolean).join(", ") || "-",
			}}
			drawing="box"
		/>
	);
}
