/** My orders: what was ordered when, for how many points, and how it stands. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { memberOrdersFace } from "#workers/features/orders/lists/get-member-orders";
import { SearchForm } from "~/form/search-form";
import { loadList, reportAction } from "~/list/list-loader.server";
import { ListPager } from "~/list/list-pager";
import { ListReport } from "~/list/report-button";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Dotted } from "~/ui/dotted";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { Picture } from "~/ui/picture";
import { PointsFigure } from "~/ui/points-figure";
import { useTranslation } from "~/ui/texts";
import { StatusTags } from "./status-tags";
import "./orders.css";

export const meta = titleMeta;

const here = "/store/orders";

/** A page of the signed-in person's orders. */
export const loader = async (args: LoaderFunctionArgs) => ({
	title: args.context.texts.t("orders:title"),
	list: await loadList(args, memberOrdersFace),
});

/** Asks for all of them as a file. */
export const action = reportAction(memberOrdersFace);

/** The screen. */
export default function Orders() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("orders");
	const search = list.fields.search ?? "";
	return (
		<div className="page-middle orders">
			<PageHead title={title} back={{ href: "/store", label: t("toStore") }} />
			{(list.total_rows > 0 || search) && (
				<SearchForm
					className="order-search"
					action={here}
					search={search}
					label={t("search.label")}
					button={t("search.action")}
					maxLength={200}
				/>
			)}
			{list.rows.length === 0 ? (
				<NoOrders search={search} />
			) : (
				<div className="stack-small">
					<section className="card card-flush" aria-label={title}>
						<ul className="order-list">
							{list.rows.map((order) => (
								<OrderRow key={order.id} order={order} />
							))}
						</ul>
						<ListPager list={list} />
					</section>
					<ListReport report={list.report} />
				</div>
			)}
		</div>
	);
}

type Order = ReturnType<typeof useLoaderData<typeof loader>>["list"]["rows"][number];

function OrderRow({ order }: { order: Order }) {
	const { t } = useTranslation("orders");
	const [first] = order.lines;
	const names = order.lines.map(({ name, qty }) => (qty > 1 ? `${qty} × ${name}` : name)).join(", ");
	return (
		<li className="order-row">
			<Picture src={first?.image_url} alt="" width={128} height={128} />
			<div className="order-words">
				<Anchor className="plain strong order-link" href={`${here}/${order.id}`}>
					{names}
				</Anchor>
				<span className="meta">
					<Dotted facts={[order.written.created_at, t("orderNumber", { order_number: order.order_number })]} />
				</span>
				{order.current_reviews_count > 0 && (
					<span className="meta">
						{t("reviews", { count: order.current_reviews_count, max: order.max_reviews_count })}
					</span>
				)}
			</div>
			<div className="order-end">
				<PointsFigure
					points={order.total_points}
					hasMoney={false}
					isPrice
					label={order.product_type === "wallet_product" ? t("ofWallet") : undefined}
				/>
				<StatusTags statuses={order.line_statuses} />
			</div>
		</li>
	);
}

function NoOrders({ search }: { search: string }) {
	const { t } = useTranslation("orders");
	if (search)
		return (
			<EmptyState
				drawing="search"
				title={t("none.foundTitle", { search })}
				action={<ButtonLink href={here}>{t("none.showAll")}</ButtonLink>}
			>
				{t("none.foundText")}
			</EmptyState>
		);
	return (
		<EmptyState
			drawing="box"
			title={t("none.title")}
			action={
				<ButtonLink kind="main" href="/store">
					{t("none.action")}
				</ButtonLink>
			}
		>
			{t("none.text")}
		</EmptyState>
	);
}
