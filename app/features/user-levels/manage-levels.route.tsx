/** Levels as their owner sets them: what counts, each level with its figure, and a new one. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./manage-levels.server";

export { action, loader } from "./manage-levels.server";

export const meta = titleMeta;

const removing = "user-levels/remove-level";

/** The page. */
export default function ManageLevels() {
	const { title, levels, hasRules, mayAdd } = useLoaderData<typeof loader>();
	const { t } = useTranslation("user-levels");
	return (
		<div className="stack page-narrow">
			<PageHead
				title={title}
				subtitle={t("rules.subtitle")}
				actions={<ButtonLink href="/settings/roles/everybody">{t("rules.whoMay")}</ButtonLink>}
			/>
			<RulesForm />
			{levels.map((level) => (
				<Card key={level.id} title={t("rules.level", { name: level.name })}>
					<LevelForm level={level} />
				</Card>
			))}
			{hasRules && mayAdd && (
				<Card title={t("rules.new")}>
					<LevelForm key={levels.length} />
				</Card>
			)}
			{hasRules || <p>{t("rules.first")}</p>}
			{mayAdd || <p>{t("rules.full")}</p>}
		</div>
	);
}

function RulesForm() {
	const { rulesForm, rules } = useLoaderData<typeof loader>();
	const { t } = useTranslation("user-levels");
	const { fields } = rulesForm;
	return (
		<Card title={t("rules.counting")}>
			<EndpointForm form={rulesForm} className="stack" values={rules}>
				<FormField of={fields.metric} />
				<FormField of={fields.window_months} hint={t("rules.windowHint")} />
				<FormField of={fields.starts_month} />
				<div className="row">
					<SubmitButton form={rulesForm} kind="main">
						{t("rules.save")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}

type ShownLevel = { id: number; name: string; from_figure: number };

function LevelForm({ level }: { level?: ShownLevel }) {
	const { levelForm } = useLoaderData<typeof loader>();
	const { t } = useTranslation("user-levels");
	const { fields } = levelForm;
	const instance = level ? String(level.id) : "new";
	return (
		<>
			<EndpointForm form={levelForm} instance={instance} className="stack" values={level}>
				<input type="hidden" name="level_id" value={level?.id ?? ""} />
				<FormField of={fields.name} />
				<FormField of={fields.from_figure} />
				<div className="row-wrap">
					<SubmitButton form={levelForm} instance={instance} kind={level ? undefined : "main"}>
						{t(level ? "rules.change" : "rules.add")}
					</SubmitButton>
					{level && <RemoveButton instance={instance} />}
				</div>
			</EndpointForm>
			{level && (
				<EndpointForm form={removing} instance={instance}>
					<input type="hidden" name="level_id" value={level.id} />
				</EndpointForm>
			)}
		</>
	);
}

/** Stands beside the button that saves, and sends a form of its own. */
function RemoveButton({ instance }: { instance: string }) {
	const { t } = useTranslation("user-levels");
	const question = {
		...{ title: t("rules.removeTitle"), text: t("rules.removeText"), yes: t("rules.remove") },
		isDestructive: true,
	};
	return (
		<SubmitButton form={removing} instance={instance} kind="destructive" question={question}>
			{t("rules.remove")}
		</SubmitButton>
	);
}
