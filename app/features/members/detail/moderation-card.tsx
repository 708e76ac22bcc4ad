/** Whether a member who signed up was let in: the state, their message, who decided, or the form to decide. */
import { Card } from "~/ui/card";
import { StatusDot } from "~/ui/status-dot";
import { useTranslation } from "~/ui/texts";
import { DecideForm, RefusedDecision } from "../../moderation";
import type { MemberData } from "./member-data";

/** Props: the request, and whose it is. */
export type ModerationCardProps = { moderation: NonNullable<MemberData["moderation"]> } & Pick<MemberData, "member">;

/** The card. */
export function ModerationCard({ moderation, member }: ModerationCardProps) {
	const { t } = useTranslation("moderation");
	const { id, final_status, message, moderated_by_name, decided_at, moderation_notes, form } = moderation;
	const facts = [
		...(message ? [[t("panel.message"), message]] : []),
		...(moderated_by_name ? [[t("panel.by"), moderated_by_name]] : []),
		...(decided_at ? [[t("panel.at"), decided_at]] : []),
		...(moderation_notes ? [[t("request.notes"), moderation_notes]] : []),
	];
	return (
		<Card title={t("panel.title")} id="moderation">
			<div className="stack">
				<p>
					<StatusDot status={final_status} label={t(`status.${final_status}`)} />
				</p>
				{facts.length > 0 && (
					<dl className="member-facts">
						{facts.map(([label, value]) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd className="lines">{value}</dd>
							</div>
						))}
					</dl>
				)}
				<RefusedDecision form={form} isDecided={final_status !== "pending"} />
				{final_status === "pending" && (
					<DecideForm form={form} request_id={id} name={member.name} action={`/members/${member.id}`} />
				)}
			</div>
		</Card>
	);
}
