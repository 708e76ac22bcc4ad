/** One order: that it was placed, its lines and how each stands, what was paid, where it goes. */
import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useFrame } from "~/shell/use-frame";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { PageHead } from "~/ui/page-head";
import { Picture } from "~/ui/picture";
import { PointsFigure } from "~/ui/points-figure";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { orderTone, stepOfOrder, wayOfLine } from "./line-tone";
import type { loader } from "./order.server";
import "./orders.css";

export { loader } from "./order.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** The screen. */
export default function OrderPage() {
	const { order, title, date, wasJustPlaced } = useLoaderData<typeof loader>();
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
					subtitle={isMine ? date : t("orderedBy", { name: order.member_name, date })}
					back={isMine ? { href: "/store/orders", label: t("title") } : undefined}
				/>
			)}
			<div className="split">
				<div className="stack">
					<Lines />
					<WhatHappens />
				</div>
				<div className="stack">
					<Total isMine={isMine} />
					<GoingTo />
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
					<h1>{t("placed.title", { name: user?.first_name })}</h1>
					<p className="soft">{t("placed.text", { order_id: order.id, date, email: user?.email })}</p>
				</div>
				<div className="row-wrap">
					<ButtonLink kind="main" href="/store">
						{t("placed.keepShopping")}
					</ButtonLink>
					<ButtonLink href="/store/orders">{t("placed.allOrders")}</ButtonLink>
				</div>
			</div>
		</section>
	);
}

function Lines() {
	const { order } = useLoaderData<typeof loader>();
	const { t } = useTranslation("orders");
	return (
		<Card title={t("items", { count: order.unit_count })}>
			<ul className="order-lines">
				{order.lines.map((line) => (
					<li key={line.id} className="order-line">
						<Picture src={line.image_url} alt="" width={192} height={192} />
						<div className="order-words">
							{line.brand_name && <span className="meta">{line.brand_name}</span>}
							<Anchor className="plain strong" href={`/store/item/${line.item_id}`}>
								{line.name}
							</Anchor>
							{line.options.length > 0 && (
								<span className="meta">{line.options.map(([, value]) => value).join(", ")}</span>
							)}
							{line.recipient?.recipient_first_name && (
								<span className="meta">
									{t("for", {
										name: `${line.recipient.recipient_first_name} ${line.recipient.recipient_last_name}`.trim(),
									})}
								</span>
							)}
							<span className="soft">{t("quantityIs", { count: line.qty })}</span>
						</div>
						<PointsFigure points={line.total_points} hasMoney={false} isPrice />
						<p className="order-state">
							<Tag tone={orderTone(line.status)}>{line.status_label}</Tag>
							<span className="meta">{t("since", { reason: line.status_reason, date: line.status_date })}</span>
						</p>
					</li>
				))}
			</ul>
		</Card>
	);
}

/** The way from order to door, as far as it is known; left out when no line is on it any more. */
function WhatHappens() {
	const { order, date } = useLoaderData<typeof loader>();
	const { t } = useTranslation("orders");
	const current = stepOfOrder(order.lines.map(({ status }) => status));
	if (current < 0) return null;
	return (
		<Card title={t("way.title")}>
			<ol className="way">
				{wayOfLine.map((step, index) => (
					<li
						key={step}
						className={index <= current ? "done" : undefined}
						aria-current={index === current ? "step" : undefined}
					>
						<span className={index <= current ? "strong" : undefined}>{t(`way.${step}`)}</span>
						{index === 0 && <span className="meta">{date}</span>}
						{index > current && <span className="meta">{t(`way.${step}Note`)}</span>}
					</li>
				))}
			</ol>
		</Card>
	);
}

function Total({ isMine }: { isMine: boolean }) {
	const { order } = useLoaderData<typeof loader>();
	const { user } = useFrame();
	const { t } = useTranslation("orders");
	const words = usePointsWords();
	return (
		<Card title={t("total.title")}>
			<dl className="facts">
				<div>
					<dt>{t("items", { count: order.unit_count })}</dt>
					<dd>{words.figure(order.total_points)}</dd>
				</div>
				<div>
					<dt>{t("total.delivery")}</dt>
					<dd>{t("total.free")}</dd>
				</div>
				<div className="facts-total">
					<dt>{t("total.paid")}</dt>
					<dd>{words.withLabel(order.total_points)}</dd>
				</div>
				{isMine && !words.areHidden && (
					<div>
						<dt>{t("total.balance")}</dt>
						<dd className="strong">{words.figure(user?.point_balance ?? 0)}</dd>
					</div>
				)}
			</dl>
		</Card>
	);
}

function GoingTo() {
	const { address, order } = useLoaderData<typeof loader>();
	const { t } = useTranslation("orders");
	return (
		<Card title={t("goingTo")}>
			<address className="order-address">
				{[...address, order.address.phone, order.address.email].filter(Boolean).map((line) => (
					<span key={line}>{line}</span>
				))}
			</address>
		</Card>
	);
}
