/** One order for those who manage it: its lines with a box each, and the form that changes their state. */
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { SecureForm } from "~/shell/secure-form";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Checkbox } from "~/ui/choice";
import { FieldError } from "~/ui/field";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { action, loader } from "./manage-order.server";
import { MoveFields } from "./move-fields";
import { GoingTo, OrderTotal } from "./order-facts";
import { OrderLines, type ShownLine } from "./order-lines";
import { StatusTags } from "./status-tags";
import "./orders.css";

export { action, loader } from "./manage-order.server";

export const meta = titleMeta;

const formId = "move";

/** The screen. */
export default function ManageOrder() {
	const { order, title, date, address } = useLoaderData<typeof loader>();
	const { t } = useTranslation("orders");
	return (
		<div className="orders">
			<PageHead
				title={title}
				subtitle={
					<>
						{t("orderedBy", { name: order.member_name, date })} <StatusTags statuses={order.line_statuses} />
					</>
				}
				back={{ href: "/recognitions/orders_management", label: t("management.title") }}
			/>
			<div className="split">
				<div className="stack">
					<Card title={t("items", { count: order.unit_count })}>
						<OrderLines lines={order.lines} actionsOf={(line) => <ChooseLine line={line} />} />
					</Card>
					<Move />
				</div>
				<div className="stack">
					<Card title={t("management.buyer")}>
						<p className="order-address">
							<span className="strong">{order.member_name}</span>
							<span>{order.member_email}</span>
							<span>{order.participant_id}</span>
						</p>
						<Anchor className="link" href={`/store/orders/${order.id}`}>
							{t("management.asMember")}
						</Anchor>
					</Card>
					<GoingTo order={order} address={address} />
					<OrderTotal order={order} isMine={false} />
				</div>
			</div>
		</div>
	);
}

/** The box of a line that can still change. */
function ChooseLine({ line }: { line: ShownLine }) {
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("orders");
	if (line.next_statuses.length === 0) return null;
	const value = `${line.id}:${line.status}`;
	return (
		<div className="order-actions">
			<Checkbox
				form={formId}
				name="line"
				value={value}
				defaultChecked={answer ? answer.chosen.includes(String(line.id)) : true}
				label={
					<>
						{t("move.title")} <span className="unseen">{line.name}</span>
					</>
				}
			/>
		</div>
	);
}

function Move() {
	const { statuses, today } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("orders");
	const isBusy = useNavigation().formMethod === "POST";
	const unchosen = answer?.refusal.errors?.orders?.[0];
	if (statuses.length === 0)
		return (
			<Card title={t("move.title")}>
				<p className="soft">{t("move.nothingLeft")}</p>
			</Card>
		);
	return (
		<Card title={t("move.title")}>
			<SecureForm id={formId} className="stack move-form">
				<MoveFields statuses={statuses} answer={answer} today={today} hasOneParcel />
				{unchosen && <FieldError text={unchosen} />}
				<div>
					<Button kind="main" isBusy={isBusy}>
						{t("move.action")}
					</Button>
				</div>
			</SecureForm>
		</Card>
	);
}
