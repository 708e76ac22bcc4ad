/** The packing list: a sheet for each order that is being prepared, printed one a page, and what is to be fetched for all. */
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { titleMeta } from "~/shell/title-meta";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { Fact, Facts } from "~/ui/facts";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./packing.server";
import { PackingSheet } from "./packing-sheet";
import { ParcelsForm } from "./parcels-form";
import "./orders.css";
import "./packing.css";

export { action, loader } from "./packing.server";

export const meta = titleMeta;

const list = "/recognitions/orders_management";

/** The screen. */
export default function Packing() {
	const data = useLoaderData<typeof loader>();
	return data.view === "parcels" ? <ParcelsForm data={data} /> : <Sheets data={data} />;
}

type Data = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { view: "sheets" }>;

function Sheets({ data: { title, orders, sendings, to_fetch, piece_count, order_count } }: { data: Data }) {
	const { t } = useTranslation("orders");
	const back = { href: list, label: t("management.title") };
	if (orders.length === 0)
		return (
			<div className="orders">
				<PageHead title={title} back={back} />
				<EmptyState drawing="box" title={t("packing.none")} action={<ButtonLink href={list}>{back.label}</ButtonLink>}>
					{t("packing.noneText")}
				</EmptyState>
			</div>
		);
	const said = t("packing.orders", { count: orders.length });
	return (
		<div className="orders packing">
			<PageHead
				title={title}
				subtitle={t("packing.subtitle", { orders: said, count: piece_count })}
				back={back}
				actions={
					<Button type="button" icon="print" className="script-only" onClick={() => window.print()}>
						{t("packing.print")}
					</Button>
				}
			/>
			{order_count > orders.length && (
				<p className="soft">{t("packing.more", { shown: orders.length, count: order_count })}</p>
			)}
			<div className="split">
				<div className="stack packing-sheets">
					{orders.map((order) => (
						<PackingSheet key={order.id} order={order} />
					))}
				</div>
				<Fetching toFetch={to_fetch} piece_count={piece_count}>
					{sendings.map(({ href, first, last }) => (
						<ButtonLink key={href} href={href} kind="main">
							{sendings.length === 1 ? t("packing.sent") : t("packing.sentPart", { first, last })}
						</ButtonLink>
					))}
				</Fetching>
			</div>
		</div>
	);
}

/** Everything for all sheets, so that each shelf is visited once. */
function Fetching({
	toFetch,
	piece_count,
	children,
}: {
	toFetch: Data["to_fetch"];
	piece_count: number;
	children: ReactNode;
}) {
	const { t } = useTranslation("orders");
	return (
		<Card title={t("packing.fetch")} className="stack packing-fetch">
			<p className="meta">{t("packing.fetchText")}</p>
			<Facts>
				{toFetch.map(({ shelf, name, options, sku, quantity }) => (
					<Fact
						key={[shelf, name, options, sku].join()}
						term={[shelf || t("packing.noShelf"), name, ...options].join(", ")}
					>
						{quantity}
					</Fact>
				))}
				<Fact term={t("packing.pieces")} isTotal>
					{piece_count}
				</Fact>
			</Facts>
			{children}
		</Card>
	);
}
