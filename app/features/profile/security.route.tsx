/** Another password, and the devices on which the person is signed in. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { TokenCard } from "../members";
import { ProfilePage } from "./profile-page";
import type { loader } from "./security.server";

export { serverErrorAction as clientAction } from "~/form/server-error";
export { action, loader } from "./security.server";

export const meta = titleMeta;

const ending = "session/end-sessions";

/** The page. */
export default function Security() {
	const { form, token, email, sessions } = useLoaderData<typeof loader>();
	const { t } = useTranslation("session");
	const otherCount = sessions.filter(({ is_current }) => is_current === 0).length;
	const hasOthers = otherCount > 0;
	return (
		<ProfilePage part="security">
			<Card title={t("security.title")}>
				<EndpointForm form={form} className="stack page-narrow">
					<p className="meta">{t("security.about")}</p>
					<input type="hidden" name="username" autoComplete="username" value={email} />
					<FormField of={form.fields.current_password} type="password" autoComplete="current-password" />
					<FormField
						of={form.fields.new_password}
						type="password"
						autoComplete="new-password"
						hint={t("security.hint")}
					/>
					<div className="row-wrap profile-acts">
						<SubmitButton form={form} kind="main">
							{t("security.save")}
						</SubmitButton>
						<Anchor className="link hit" href="/forgot_password">
							{t("security.forgot")}
						</Anchor>
					</div>
				</EndpointForm>
			</Card>
			<Card
				title={t("security.devices")}
				end={
					hasOthers && (
						<EndpointForm form={ending} instance="all">
							<SubmitButton
								form={ending}
								instance="all"
								question={{ text: t("security.signOutAllQuestion", { count: otherCount }) }}
							>
								{t("security.signOutAll")}
							</SubmitButton>
						</EndpointForm>
					)
				}
			>
				{!hasOthers && <p className="meta">{t("security.onlyThis")}</p>}
				<ul className="rows profile-rows">
					{sessions.map(({ id, name, when, is_current }) => (
						<li key={id} className="between">
							<div>
								<p className="strong">
									{name} {is_current === 1 && <Tag tone="good">{t("security.thisDevice")}</Tag>}
								</p>
								<p className="meta">{t("security.since", { when })}</p>
							</div>
							{is_current === 0 && (
								<EndpointForm form={ending} instance={id}>
									<input type="hidden" name="session_id" value={id} />
									<SubmitButton form={ending} instance={id}>
										{t("security.signOut")}
										<span className="unseen">, {name}</span>
									</SubmitButton>
								</EndpointForm>
							)}
						</li>
					))}
				</ul>
			</Card>
			{token && <TokenCard {...token} />}
		</ProfilePage>
	);
}
