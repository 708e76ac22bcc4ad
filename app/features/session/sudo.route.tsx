/** Signing in as a member, which asks for the reason, or as oneself in the administration; links to it open it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import type { ScreenHandle } from "~/shell/framed";
import { titleMeta } from "~/shell/title-meta";
import { Avatar } from "~/ui/avatar";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./sudo.server";

export { action, loader } from "./sudo.server";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

const switching = "session/switch-to-administration";

/** The page. */
export default function Sudo() {
	const { t } = useTranslation("session");
	const { title, person, obstacle, form } = useLoaderData<typeof loader>();
	if (!person) return <OwnAdministration title={title} />;
	return (
		<div className="page-narrow">
			<PageHead title={title} back={{ href: "/login/sudo", label: t("sudo.choose.title") }} />
			<div className="stack">
				<div className="row">
					<Avatar name={person.name} image_url={person.image_url} sizePx={48} />
					<div className="grow">
						<p className="strong">{person.name}</p>
						<p className="meta">{[person.title, person.participant_id].filter(Boolean).join(", ")}</p>
					</div>
				</div>
				{obstacle ? (
					<Notice tone="warn">{t(`errors.${obstacle}`)}</Notice>
				) : (
					<>
						<Notice>{t("sudo.about", { first_name: person.first_name })}</Notice>
						<EndpointForm form={form} className="stack">
							<FormField of={form.fields.reason} hint={t("sudo.hint", { first_name: person.first_name })} rows={3} />
							<div className="row-wrap">
								<SubmitButton form={form} kind="main">
									{t("sudo.button", { first_name: person.first_name })}
								</SubmitButton>
								<ButtonLink href="/">{t("common:cancel")}</ButtonLink>
							</div>
						</EndpointForm>
					</>
				)}
			</div>
		</div>
	);
}

function OwnAdministration({ title }: { title: string }) {
	const { t } = useTranslation("session");
	return (
		<div className="page-narrow">
			<PageHead title={title} back={{ href: "/", label: t("privacy.back") }} />
			<EndpointForm form={switching} className="stack">
				<p>{t("sudo.own.text")}</p>
				<div className="row-wrap">
					<SubmitButton form={switching} kind="main">
						{t("sudo.own.button")}
					</SubmitButton>
					<ButtonLink href="/">{t("common:cancel")}</ButtonLink>
				</div>
			</EndpointForm>
		</div>
	);
}
