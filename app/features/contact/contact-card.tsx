/** The person behind the help, at the foot of the pages of help: who, when, and how to reach them. */
import type { EndpointOutput } from "#workers/registry";
import { Anchor } from "~/ui/anchor";
import { Breakable } from "~/ui/breakable";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import "./contact.css";

type Contact = EndpointOutput<"contact/get-contact">;

/** The card; its button leads to the form, in place where there is room. */
export function ContactCard({ contact }: { contact: Contact }) {
	const { t } = useTranslation("contact");
	return (
		<section className="card contact-card" aria-labelledby="contact-title">
			<span className="contact-sign">
				<Icon name="comment" />
			</span>
			<div className="contact-words">
				<h2 id="contact-title">{t("card.title")}</h2>
				<ContactFacts contact={contact} />
			</div>
			<ButtonLink className="contact-write" icon="mail" href="/contact" opens="dialog">
				{t("card.write")}
			</ButtonLink>
		</section>
	);
}

/** Who it is, with hours, phone and address, as far as the account gave them. */
export function ContactFacts({ contact: { name, email, phone, hours } }: { contact: Contact }) {
	const { t } = useTranslation("contact");
	return (
		<div className="contact-facts">
			<p className="soft">{name ? t("card.person", { name }) : t("card.nobody")}</p>
			{hours && (
				<p className="soft">
					<span className="unseen">{t("card.hours")}: </span>
					{hours}
				</p>
			)}
			{(phone || email) && (
				<p className="row-wrap">
					{phone && (
						<Anchor
							className="link hit"
							href={`tel:${phone.replace(/[^\d+]/g, "")}`}
							aria-label={t("card.call", { phone })}
						>
							{phone}
						</Anchor>
					)}
					{email && (
						<Anchor className="link hit" href={`mailto:${email}`}>
							<span>
								<Breakable text={email} />
							</span>
						</Anchor>
					)}
				</p>
			)}
		</div>
	);
}
