/** Changing the state of several orders at once: the orders, one form, and a parcel's number for each. */
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { Unbroken } from "~/ui/unbroken";
import { MoveFields } from "./move-fields";
import type { loader } from "./packing.server";
import { StatusTags } from "./status-tags";

const list = "/recognitions/orders_management";

type Data = Extract<Awaited<ReturnType<typeof loader>>, { view: "parcels" }>;

/** The page. */
export function ParcelsForm({ data }: { data: Data }) {
	const { t } = useTranslation("orders");
	return (
		<div className="orders">
			<PageHead
				title={data.orders.length > 0 ? data.title : t("move.title")}
				subtitle={t("move.subtitleOrders")}
				back={{ href: list, label: t("management.title") }}
			/>
			{data.orders.length > 0 ? (
				<ChangeForm data={data} />
			) : (
				<EmptyState
					drawing="box"
					title={t("move.none")}
					action={<ButtonLink href={list}>{t("move.cancel")}</ButtonLink>}
				>
					{t("move.noneText")}
				</EmptyState>
			)}
		</div>
	);
}

function ChangeForm({ data: { orders, statuses, form } }: { data: Data }) {
	const { t } = useTranslation("orders");
	return (
		<EndpointForm form={form} className="stack move-form" values={{ status: sendsAll(statuses) }}>
			<Card className="stack">
				<MoveFields form={form} statuses={statuses} hasOneParcel={false} />
			</Card>
			<Card className="stack">
				<ul className="order-lines">
					{orders.map((order) => (
						<li key={order.id} className="order-chosen">
							<input type="hidden" name="order" value={order.id} />
							{order.packed.map((id) => (
								<input key={id} type="hidden" name={`line_${order.id}`} value={id} />
							))}
							<div className="order-words">
								<Anchor className="plain strong" href={`${list}/${order.id}`}>
									{order.order_number}
								</Anchor>
								<span className="soft">{order.member_name}</span>
								<span className="meta">{order.items}</span>
								<StatusTags statuses={order.line_statuses} />
							</div>
							{order.mayShip && (
								<div className="of-parcel">
									<FormField
										of={{ ...form.fields.tracking_number, name: `tracking_${order.id}` }}
										label={
											<Unbroken
												text={t("move.trackingOf", { order_number: order.order_number })}
												words={[order.order_number]}
											/>
										}
										autoComplete="off"
									/>
								</div>
							)}
						</li>
					))}
				</ul>
				<p className="meta of-parcel">{t("move.trackingHint")}</p>
			</Card>
			<div className="row-wrap">
				<SubmitButton form={form} kind="main">
					{t("move.action")}
				</SubmitButton>
				<ButtonLink href={list} kind="quiet">
					{t("move.cancel")}
				</ButtonLink>
			</div>
		</EndpointForm>
	);
}

/** Whoever comes with parcels wants them sent, where they can be. */
function sendsAll(statuses: readonly string[]): string | undefined {
	return statuses.includes("shipped") ? "shipped" : undefined;
}
