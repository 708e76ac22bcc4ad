/** My orders: what was ordered when, for how many points, and how it stands. */
import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Anchor } from "~/ui/anchor";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { PageHead } from "~/ui/page-head";
import { Pager } from "~/ui/pager";
import { Picture } from "~/ui/picture";
import { PointsFigure } from "~/ui/points-figure";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./orders.server";
import { StatusTags } from "./status-tags";
import "./orders.css";

export { loader } from "./orders.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

const here = "/store/orders";

/** The screen. */
export default function Orders() {
	const { search, page, total_pages, total_rows, page_size, orders } = useLoaderData<typeof loader>();
	const { t } = useTranslation("orders");
	const hrefFor = (number: number) =>
		`${here}?${new URLSearchParams({ ...(search && { search }), page: String(number) })}`;
	const from = (page - 1) * page_size + 1;
	return (
		<div className="page-middle orders">
			<PageHead title={t("title")} back={{ href: "/store", label: t("toStore") }} />
			{(total_rows > 0 || search) && <SearchForm />}
			{orders.length === 0 ? (
				<NoOrders />
			) : (
				<section className="card card-flush" aria-label={t("title")}>
					<ul className="order-list">
						{orders.map((order) => (
							<OrderRow key={order.id} order={order} />
						))}
					</ul>
					<Pager
						page={page}
						pageCount={total_pages}
						hrefFor={hrefFor}
						action={here}
						hiddenFields={search ? { search } : undefined}
						rows={{ from, to: from + orders.length - 1, total: total_rows }}
					/>
				</section>
			)}
		</div>
	);
}

function SearchForm() {
	const { search } = useLoaderData<typeof loader>();
	const { t } = useTranslation("orders");
	return (
		<Form method="get" className="order-search" role="search">
			<Field label={t("search.label")} isLabelHidden>
				<TextInput
					key={search}
					type="search"
					name="search"
					icon="search"
					placeholder={t("search.label")}
					defaultValue={search}
					maxLength={200}
				/>
			</Field>
			<Button>{t("search.action")}</Button>
		</Form>
	);
}

type Order = ReturnType<typeof useLoaderData<typeof loader>>["orders"][number];

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
					{order.date} · {t("orderNumber", { order_number: order.order_number })}
				</span>
			</div>
			<div className="order-end">
				<PointsFigure points={order.total_points} hasMoney={false} isPrice />
				<StatusTags statuses={order.line_statuses} />
			</div>
		</li>
	);
}

function NoOrders() {
	const { search } = useLoaderData<typeof loader>();
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
