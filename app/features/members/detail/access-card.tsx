/** How a member gets in, and what their account owner may do about it: send links, empty balances, deactivate. */
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { type FactPair, Facts } from "~/ui/facts";
import { useTranslation } from "~/ui/texts";
import type { MemberData } from "./member-data";
import { SendButton } from "./send-button";

/** The card. */
export function AccessCard({ member, activation, invitation, loginInfo }: MemberData) {
	const { t } = useTranslation("member-detail");
	const { written } = member;
	const facts: FactPair[] = [
		[t("panel.lastSignIn"), written.last_logged_in ?? t("panel.never")],
		[t("panel.terms"), written.opt_in ?? "-"],
		[t("panel.invited"), written.invited_at],
		[t("panel.readonlyDays"), member.readonly_days_left],
	];
	return (
		<Card title={t("panel.access")}>
			<div className="stack">
				<Facts of={facts} />
				{activation && <SendButton form={activation} idle={t("panel.activation")} sent={t("panel.activationSent")} />}
				{invitation && <SendButton form={invitation} idle={t("panel.invitation")} sent={t("panel.invitationSent")} />}
				{member.requesting_user_can_edit_user === 1 && (
					<div>
						<ButtonLink href={`/settings/roles/${member.id}`}>{t("panel.rights")}</ButtonLink>
					</div>
				)}
				{loginInfo && <LoginInfo form={loginInfo} member={member} />}
				<Ends member={member} />
			</div>
		</Card>
	);
}

/** Sends who has left the link by which they still read. */
function LoginInfo({ form, member }: { form: NonNullable<MemberData["loginInfo"]> } & Pick<MemberData, "member">) {
	const { t } = useTranslation("member-detail");
	const days = member.readonly_days_left ?? 0;
	return (
		<section className="stack-small" aria-labelledby="login-info">
			<h3 id="login-info">{t("panel.loginInfo")}</h3>
			{days === 0 ? (
				<p className="soft">{t("panel.loginInfoOver", { name: member.name })}</p>
			) : (
				<>
					<p className="soft">{t("panel.loginInfoText", { name: member.name, count: days })}</p>
					<EndpointForm form={form} className="stack-small">
						<FormField of={form.fields.user_email} type="email" autoComplete="off" />
						<SubmitButton form={form} icon="mail">
							{t("panel.loginInfoSend")}
						</SubmitButton>
					</EndpointForm>
				</>
			)}
		</section>
	);
}

/** What takes something away; each asks first on a page of its own. */
function Ends({ member }: Pick<MemberData, "member">) {
	const { t } = useTranslation("member-detail");
	const {
		id,
		show_ao_empty_user_balances_option: mayEmpty,
		requesting_user_can_deactivate_user: mayDeactivate,
		requesting_user_can_suspend_user: maySuspend,
		requesting_user_can_reactivate_user: mayReactivate,
	} = member;
	if (!mayEmpty && !mayDeactivate && !mayReactivate) return null;
	return (
		<div className="stack-small">
			<div className="row-wrap">
				{mayEmpty === 1 && (
					<ButtonLink href={`/members/${id}/empty`} opens="dialog">
						{t("panel.empty")}
					</ButtonLink>
				)}
				{mayReactivate === 1 && (
					<ButtonLink href={`/members/${id}/reactivate`} opens="dialog">
						{t("panel.reactivate")}
					</ButtonLink>
				)}
				{maySuspend === 1 && (
					<ButtonLink href={`/members/${id}/suspend`} opens="dialog">
						{t("panel.suspend")}
					</ButtonLink>
				)}
				{mayDeactivate === 1 && (
					<ButtonLink kind="destructive" href={`/members/${id}/deactivate`} opens="dialog">
						{t("panel.deactivate")}
					</ButtonLink>
				)}
			</div>
			{mayDeactivate === 1 && <p className="meta">{t("panel.deactivateHint")}</p>}
		</div>
	);
}
