/** One order for those who manage it: its lines with a box each, and the form that changes their state. */
import { useLoaderData } from "@remix-run/react";
import { maxVoucherCode } from "#workers/features/orders/rules/egifts";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { FormScope, useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { Checkbox } from "~/ui/choice";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { Unbroken } from "~/ui/unbroken";
import type { loader } from "./manage-order.server";
import { MoveFields } from "./move-fields";
import { GoingTo, OrderTotal } from "./order-facts";
import { OrderLines, type ShownLine } from "./order-lines";
import { RefuseReturn } from "./refuse-return";
import { ResendEgift } from "./resend-egift";
import { StatusTags } from "./status-tags";
import "./orders.css";

export { action, loader } from "./manage-order.server";

export const meta = titleMeta;

/** The screen. */
export default function ManageOrder() {
	const { order, title, date, address, form, resendForm } = useLoaderData<typeof loader>();
	const { t } = useTranslation("orders");
	const isReturnAsked = order.lines.some(({ is_return_waiting }) => is_return_waiting);
	return (
		<div className="orders">
			<RefuseReturn />
			<PageHead
				title={<Unbroken text={title} words={[order.order_number]} />}
				subtitle={
					<>
						{t("orderedBy", { name: order.member_name, date })} <StatusTags statuses={order.line_statuses} />
					</>
				}
				back={{ href: "/recognitions/orders_management", label: t("management.title") }}
			/>
			<div className="split">
				<div className="stack">
					<FormScope form={form} values={{ status: isReturnAsked ? "returned" : undefined }}>
						<Card title={t("items", { count: order.unit_count })}>
							<OrderLines
								lines={order.lines}
								product_type={order.product_type}
								actionsOf={(line) => (
									<>
										<ChooseLine line={line} isUsual={line.is_return_waiting || !isReturnAsked} />
										<VoucherCode line={line} />
										<ResendEgift line={line} form={resendForm} />
										<RefuseLine line={line} />
									</>
								)}
							/>
						</Card>
						<Move />
					</FormScope>
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

/** The box of a line that can still change; ticked from the start for what is asked to be sent back, else for all. */
function ChooseLine({ line, isUsual }: { line: ShownLine; isUsual: boolean }) {
	const { id, answer } = useFormScope();
	const { t } = useTranslation("orders");
	if (line.next_statuses.length === 0) return null;
	const chosen = answer?.refusal && (answer.typed.line ?? []);
	return (
		<div className="order-actions">
			<Checkbox
				form={id}
				name="line"
				value={`${line.id}:${line.status}`}
				defaultChecked={chosen?.some((value) => value.startsWith(`${line.id}:`)) ?? isUsual}
				label={
					<>
						{t("move.title")} <span className="unseen">{line.name}</span>
					</>
				}
			/>
		</div>
	);
}

/** What the recipient of a line by email gets once it is delivered. */
function VoucherCode({ line }: { line: ShownLine }) {
	const { t } = useTranslation("orders");
	if (line.delivery !== "email" || !line.next_statuses.includes("delivered")) return null;
	const name = `voucher_code_${line.id}`;
	return (
		<div className="order-actions of-voucher">
			<FormField
				of={{ name, kind: "text", label: t("move.voucherCode"), isRequired: false, maxLength: maxVoucherCode }}
				hint={t("move.voucherHint", { email: line.email_to })}
				type="text"
				autoComplete="off"
			/>
		</div>
	);
}

/** The way to refusing what its buyer asks to send back. */
function RefuseLine({ line }: { line: ShownLine }) {
	const { order } = useLoaderData<typeof loader>();
	const { t } = useTranslation("orders");
	if (!line.is_return_waiting) return null;
	return (
		<Anchor
			className="link hit order-actions"
			href={`/recognitions/orders_management/${order.id}?refuse=${line.id}`}
			keepsScroll
			aria-label={t("returns.refuseNamed", { item: line.name })}
		>
			{t("returns.refuse")}
		</Anchor>
	);
}

function Move() {
	const { statuses, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("orders");
	if (statuses.length === 0)
		return (
			<Card title={t("move.title")}>
				<p className="soft">{t("move.nothingLeft")}</p>
			</Card>
		);
	return (
		<Card title={t("move.title")}>
			<EndpointForm form={form} className="stack move-form">
				<MoveFields form={form} statuses={statuses} hasOneParcel />
				<div>
					<SubmitButton form={form} kind="main">
						{t("move.action")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}
