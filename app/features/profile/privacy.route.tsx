/** What others see of the person: on boards by name or as a colleague; and the ways to the directory's choices and to what the site keeps. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./privacy.server";
import { ProfilePage } from "./profile-page";

export { action, loader } from "./privacy.server";

export const meta = titleMeta;

/** The page. */
export default function Privacy() {
	const { boards, hasDirectory } = useLoaderData<typeof loader>();
	const { t } = useTranslation("profile");
	return (
		<ProfilePage part="privacy">
			{boards && <BoardChoice {...boards} />}
			<ul className="card card-flush rows">
				{hasDirectory && (
					<li>
						<Anchor className="hit strong" href="/directory/choices">
							{t("privacy.directory")}
						</Anchor>
						<div className="meta">{t("privacy.directoryText")}</div>
					</li>
				)}
				<li>
					<Anchor className="hit strong" href="/privacy">
						{t("privacy.cookies")}
					</Anchor>
					<div className="meta">{t("privacy.cookiesText")}</div>
				</li>
			</ul>
		</ProfilePage>
	);
}

type Boards = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["boards"]>;

function BoardChoice({ form, shown_as }: Boards) {
	const { t } = useTranslation("scoreboards");
	return (
		<EndpointForm form={form} className="card stack" values={{ shown_as }}>
			<FormField of={form.fields.shown_as} layout="list" hint={t("choice.hint")} />
			<div className="row">
				<SubmitButton form={form} kind="main">
					{t("choice.save")}
				</SubmitButton>
			</div>
		</EndpointForm>
	);
}
