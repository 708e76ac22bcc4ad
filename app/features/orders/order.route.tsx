/** One order: that it was placed, its lines and how each stands, what was paid and given back, where it goes. */
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAnswer } from "~/form/form-answer";
import { titleMeta } from "~/shell/title-meta";
import { useFrame } from "~/shell/use-frame";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { CancelDialog } from "./cancel-dialog";
import type { loader } from "./order.server";
import { GoingTo, OrderTotal, Way } from "./order-facts";
import { OrderLines, type ShownLine } from "./order-lines";
import { StatusTags } from "./status-tags";
import "./orders.css";

export { action, loader } from "./order.server";

export const meta = titleMeta;

/** The screen. */
export default function OrderPage() {
	const { order, title, date, address, wasJustPlaced, cancelling } = useLoaderData<typeof loader>();
	const refusal = useActionData<FormAnswer>()?.refusal;
	const { user } = useFrame();
	const { t } = useTranslation("orders");
	const isMine = user?.id === order.user_id;
	return (
		<div className="page-middle orders">
			{wasJustPlaced && isMine ? (
				<Placed />
			) : (
				<PageHead
					title={title}
					subtitle={
						<>
							{isMine ? date : t("orderedBy", { name: order.member_name, date })}{" "}
							<StatusTags statuses={order.line_statuses} />
						</>
					}
					back={isMine ? { href: "/store/orders", label: t("title") } : undefined}
					actions={<CancelOrder />}
				/>
			)}
			{refusal && !cancelling && (
				<Notice tone="bad" isLive>
					{refusal.resultMsg}
				</Notice>
			)}
			<CancelDialog />
			<div className="split">
				<div className="stack">
					<Card title={t("items", { count: order.unit_count })}>
						<OrderLines lines={order.lines} isForBuyer={isMine} actionsOf={(line) => <CancelLine line={line} />} />
					</Card>
					<Way order={order} date={date} />
				</div>
				<div className="stack">
					<OrderTotal order={order} isMine={isMine} />
					<GoingTo order={order} address={address} />
				</div>
			</div>
		</div>
	);
}

function Placed() {
	const { order, date } = useLoaderData<typeof loader>();
	const { user } = useFrame();
	const { t } = useTranslation("orders");
	return (
		<section className="card order-placed">
			<span className="order-tick">
				<Icon name="check" size="large" />
			</span>
			<div className="stack">
				<div>
					<h1>{t("checkout:placed", { order_number: order.order_number })}</h1>
					<p className="soft">{t("placed.text", { date, email: user?.email })}</p>
				</div>
				<div className="row-wrap">
					<ButtonLink kind="main" href="/store">
						{t("placed.keepShopping")}
					</ButtonLink>
					<ButtonLink href="/store/orders">{t("placed.allOrders")}</ButtonLink>
					<CancelOrder />
				</div>
			</div>
		</section>
	);
}

/** While nobody has begun to prepare it. */
function CancelOrder() {
	const { order } = useLoaderData<typeof loader>();
	const { t } = useTranslation("orders");
	if (!order.may_cancel) return null;
	return (
		<ButtonLink href={`/store/orders/${order.id}?cancel=order`} keepsScroll>
			{t("cancel.action")}
		</ButtonLink>
	);
}

/** One item of several, while nobody has begun to prepare it. */
function CancelLine({ line }: { line: ShownLine }) {
	const { order } = useLoaderData<typeof loader>();
	const { t } = useTranslation("orders");
	if (!line.may_cancel || order.lines.length === 1) return null;
	return (
		<Anchor
			className="link order-actions"
			href={`/store/orders/${order.id}?cancel=${line.id}`}
			keepsScroll
			aria-label={t("cancel.actLineNamed", { item: line.name })}
		>
			{t("cancel.actLine")}
		</Anchor>
	);
}
