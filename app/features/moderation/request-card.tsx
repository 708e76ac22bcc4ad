/** One request whole: who asks, in their own words, what else is known, and the decision, made or to be made. */
import type { FormFace } from "#workers/kernel/form-face";
import { ShownPicture } from "~/features/activity/index.picture";
import { askedIn } from "~/form/asked-in";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { Fact, Facts } from "~/ui/facts";
import { Icon } from "~/ui/icon";
import { StatusDot } from "~/ui/status-dot";
import { useTranslation } from "~/ui/texts";
import { DecideForm } from "./decide-form";
import type { InboxData } from "./inbox-data";
import { RefusedDecision } from "./refused-decision";

const withdrawing = "moderation/withdraw-request";

/** Props: the request, its form, and the address that keeps what the list was narrowed by. */
export type RequestCardProps = {
	request: NonNullable<InboxData["open"]>;
	form: FormFace<"notes" | "points">;
	query: string;
};

/** The card. */
export function RequestCard({ request, form, query }: RequestCardProps) {
	const { t } = useTranslation("moderation");
	const { id, kind, name, image_url, since, message, picture, facts, to, final_status } = request;
	const { asked_by, lowerable, may_be_withdrawn, needs_reason } = request;
	const action = `/moderation/${id}${query}`;
	return (
		<article className="card stack moderation-request" aria-labelledby="moderation-name">
			<p className="moderation-back">
				<Anchor className="back" href={`/moderation${query}`}>
					<Icon name="chevron-left" size="small" />
					{t("request.back")}
				</Anchor>
			</p>
			<div className="row">
				<Avatar name={name} image_url={image_url} sizePx={48} />
				<div>
					<h2 id="moderation-name">{name}</h2>
					<p className="meta">
						{t(`kinds.${kind}`)}. {t("request.since", { date: since })}
					</p>
				</div>
			</div>
			<p className={message ? "moderation-message lines" : "soft"}>{message || t("request.noMessage")}</p>
			{picture && <ShownPicture of={picture} alt={t("request.picture", { name: asked_by })} />}
			<Facts>
				{facts.map(({ label, value }) => (
					<Fact key={label} term={label} isProse>
						{value}
					</Fact>
				))}
			</Facts>
			{to && (
				<p>
					<Anchor className="link hit" href={to}>
						{t("request.open")}
					</Anchor>
				</p>
			)}
			<RefusedDecision form={form} isDecided={final_status !== "pending"} />
			{may_be_withdrawn === 1 ? (
				<WithdrawForm request_id={id} action={action} />
			) : final_status === "pending" ? (
				<DecideForm
					key={id}
					form={form}
					request_id={id}
					{...{ name, asked_by, lowerable }}
					needsReason={needs_reason === 1}
					action={action}
					keys={{ approve: "a", reject: "r" }}
				/>
			) : (
				<Decision request={request} />
			)}
		</article>
	);
}

/** Takes back what the reader asked for. */
function WithdrawForm({ request_id, action }: { request_id: number; action: string }) {
	const { t } = useTranslation("moderation");
	return (
		<EndpointForm form={withdrawing} action={action} className="stack">
			<p>{t("withdraw.own")}</p>
			<input type="hidden" name="request_id" value={request_id} />
			<div className="row-wrap">
				<SubmitButton
					form={withdrawing}
					kind="destructive"
					question={{ ...askedIn(t, "withdraw"), isDestructive: true }}
				>
					{t("withdraw.button")}
				</SubmitButton>
			</div>
		</EndpointForm>
	);
}

/** Who decided, when, and what they said. */
function Decision({ request }: Pick<RequestCardProps, "request">) {
	const { t } = useTranslation("moderation");
	const { final_status, moderated_by_name: name, decided_at: date, moderation_notes, is_withdrawn } = request;
	const status = t(`status.${is_withdrawn === 1 ? "withdrawn" : final_status}`);
	return (
		<div className="stack-small">
			<p className="moderation-decision">
				<StatusDot status={final_status} label={t("request.decided", { status, name: name ?? "", date: date ?? "" })} />
			</p>
			{moderation_notes && <blockquote className="lines">{moderation_notes}</blockquote>}
		</div>
	);
}
