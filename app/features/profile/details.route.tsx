/** The person's own page: picture, what they may change, and what their company holds of them. */
import { useLoaderData } from "@remix-run/react";
import { GreetingsCard } from "~/features/anniversaries/index.profile";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { SystemTip } from "~/shell/system-tip";
import { titleMeta } from "~/shell/title-meta";
import { Avatar } from "~/ui/avatar";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./details.server";
import { EmailCard } from "./email-card";
import { ProfilePage } from "./profile-page";

export { action, loader } from "./details.server";

export const meta = titleMeta;

/** The page. */
export default function Details() {
	const { profile, form, waiting, isPhoneShown, greetings } = useLoaderData<typeof loader>();
	const { t } = useTranslation("profile");
	const facts = [
		{ term: t("company.name"), words: profile.name },
		{ term: t("company.jobTitle"), words: profile.title },
		{ term: t("company.participantId"), words: profile.participant_id },
		{ term: t("company.manager"), words: profile.manager },
		{ term: t("company.hireDate"), words: profile.hired },
	];
	return (
		<ProfilePage part="details">
			<SystemTip of="profile_seen" />
			<Card title={t("picture.title")}>
				<div className="profile-picture">
					<Avatar name={profile.name} image_url={profile.image_url} sizePx={96} />
					<div className="stack-small">
						<div className="row-wrap">
							<ButtonLink icon="image" href="/profile/picture" opens="dialog">
								{t(profile.image_url ? "picture.change" : "picture.choose")}
							</ButtonLink>
							{profile.image_url && (
								<EndpointForm form="profile/remove-picture">
									<SubmitButton form="profile/remove-picture" kind="quiet">
										{t("picture.remove")}
									</SubmitButton>
								</EndpointForm>
							)}
						</div>
						<p className="meta">{t("picture.hint")}</p>
					</div>
				</div>
			</Card>
			<Card title={t("details.title")}>
				<EndpointForm form={form} className="stack page-narrow" values={{ phone: profile.phone }}>
					<FormField
						of={form.fields.phone}
						type="tel"
						autoComplete="tel"
						hint={t(isPhoneShown ? "details.phoneHintOfDistributor" : "details.phoneHint")}
					/>
					<div className="row">
						<SubmitButton form={form} kind="main">
							{t("details.save")}
						</SubmitButton>
					</div>
				</EndpointForm>
			</Card>
			<GreetingsCard {...greetings} />
			<EmailCard email={profile.email} waiting={waiting} />
			<Card title={t("company.title")}>
				<div className="stack">
					<p className="meta">{t("company.about")}</p>
					<dl className="profile-facts">
						{facts.map(({ term, words }) => (
							<div key={term}>
								<dt>{term}</dt>
								<dd>{words || t("company.none")}</dd>
							</div>
						))}
					</dl>
				</div>
			</Card>
			{profile.distributor && <DistributorCard {...profile.distributor} />}
		</ProfilePage>
	);
}

type Distributor = { name: string; title: string; email: string; phone: string };

/** Who supplies a customer, and how to reach them. */
function DistributorCard({ name, title, email, phone }: Distributor) {
	const { t } = useTranslation("profile");
	const facts = [
		{ term: t("company.name"), words: name },
		{ term: t("company.jobTitle"), words: title },
		{ term: t("distributor.email"), words: email && <a href={`mailto:${email}`}>{email}</a> },
		{ term: t("distributor.phone"), words: phone && <a href={`tel:${phone}`}>{phone}</a> },
	];
	return (
		<Card title={t("distributor.title")}>
			<dl className="profile-facts">
				{facts.map(({ term, words }) => (
					<div key={term}>
						<dt>{term}</dt>
						<dd>{words || t("company.none")}</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}
