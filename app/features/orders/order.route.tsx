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
import { Unbroken } from "~/ui/unbroken";
import { CancelDialog } from "./cancel-dialog";
import { deliveriesOf } from "./deliveries";
import type { loader } from "./order.server";
import { GoingTo, OrderTotal, Way } from "./order-facts";
import { OrderLines, type ShownLine } from "./order-lines";
import { ResendEgift } from "./resend-egift";
import { ReturnDialog } from "./return-dialog";
import { StatusTags } from "./status-tags";
import "./orders.css";

export { action, loader } from "./order.server";

export const meta = titleMeta;

/** The screen. */
export default function OrderPage() {
	const { order, title, date, address, wasJustPlaced, cancelling, returning } = useLoaderData<typeof loader>();
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
					title={<Unbroken text={title} words={[order.order_number]} />}
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
			{refusal && !cancelling && !returning && (
				<Notice tone="bad" isLive>
					{refusal.resultMsg}
				</Notice>
			)}
			<CancelDialog />
			<ReturnDialog />
			<div className="split">
				<div className="stack">
					{deliveriesOf(order.lines).map(({ key, lines }, _at, { length }) => (
						<Card
							key={key}
							title={length === 1 ? t("items", { count: order.unit_count }) : deliveryTitle(lines[0]!, isMine)}
						>
							<OrderLines
								lines={lines}
								product_type={order.product_type}
								isForBuyer={isMine}
								actionsOf={(line) => <LineActs line={line} />}
							/>
						</Card>
					))}
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
	const { order, date, second } = useLoaderData<typeof loader>();
	const { user } = useFrame();
	const { t } = useTranslation("orders");
	const { order_number } = order;
	const numbers = [order_number, second?.order_number ?? ""].filter(Boolean);
	const said = second
		? t("checkout:placedBoth", { order_number, other: second.order_number })
		: t("checkout:placed", { order_number });
	return (
		<section className="card order-placed">
			<span className="order-tick">
				<Icon name="check" size="large" />
			</span>
			<div className="stack">
				<div className="stack-small">
					<h1>
						<Unbroken text={said} words={numbers} />
					</h1>
					{second && (
						<p>
							<Unbroken text={t("placed.both", { order_number, other: second.order_number })} words={numbers} />
						</p>
					)}
					<p className="soft">{t("placed.text", { date, email: user?.email })}</p>
				</div>
				<div className="order-ways">
					<ButtonLink kind="main" href="/store">
						{t("placed.keepShopping")}
					</ButtonLink>
					{second && (
						<ButtonLink href={`/store/orders/${second.id}`}>
							{t("orderTitle", { order_number: second.order_number })}
						</ButtonLink>
					)}
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

/** What a part of the order is called that goes its own way: its state, as its reader would say it. */
function deliveryTitle({ status_words, status_label }: ShownLine, isMine: boolean): string {
	return isMine ? status_words : status_label;
}

/** What its buyer can still do with a line. */
function LineActs({ line }: { line: ShownLine }) {
	const { resendForm, takesReturns } = useLoaderData<typeof loader>();
	const { t } = useTranslation("orders");
	if (line.may_resend) return <ResendEgift line={line} form={resendForm} />;
	if (!takesReturns && line.status === "delivered" && line.delivery === "courier")
		return (
			<Anchor className="link hit order-actions" href="/contact" opens="dialog">
				{t("returns.write")}
			</Anchor>
		);
	return line.may_return ? <ReturnLine line={line} /> : <CancelLine line={line} />;
}

/** What has arrived can be sent back for some time. */
function ReturnLine({ line }: { line: ShownLine }) {
	const { order } = useLoaderData<typeof loader>();
	const { t } = useTranslation("orders");
	return (
		<Anchor
			className="link hit order-actions"
			href={`/store/orders/${order.id}?return=${line.id}`}
			keepsScroll
			aria-label={t("returns.actNamed", { item: line.name, date: line.return_until_date })}
		>
			{t("returns.act", { date: line.return_until_date })}
		</Anchor>
	);
}

/** One item of several, while nobody has begun to prepare it. */
function CancelLine({ line }: { line: ShownLine }) {
	const { order } = useLoaderData<typeof loader>();
	const { t } = useTranslation("orders");
	if (!line.may_cancel || order.lines.length === 1) return null;
	return (
		<Anchor
			className="link hit order-actions"
			href={`/store/orders/${order.id}?cancel=${line.id}`}
			keepsScroll
			aria-label={t("cancel.actLineNamed", { item: line.name })}
		>
			{t("cancel.actLine")}
		</Anchor>
	);
}
