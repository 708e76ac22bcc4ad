/** The page on which a group is written: its name, and who is in it, by a list or by rules. */
import { useLoaderData } from "@remix-run/react";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { Tabs } from "~/ui/tabs";
import { TextArea } from "~/ui/text-area";
import { useTranslation } from "~/ui/texts";
import { RuleFields, RulePreview } from "./rule-fields";
import type { loader } from "./save-group.server";

export { action, loader } from "./save-group.server";

export const meta = titleMeta;

/** The page. */
export default function SaveGroup() {
	const { title, group, kind, form, values } = useLoaderData<typeof loader>();
	const { t } = useTranslation("groups");
	const back = group ? { href: `/groups/${group.id}`, label: group.name } : { href: "/groups", label: t("list.title") };
	return (
		<FormPage
			key={kind}
			title={title}
			subtitle={t(`form.subtitle.${kind}`)}
			back={back}
			before={group ? undefined : <Kinds />}
			form={form}
			values={values}
			submit={t(group ? "form.save" : "form.make")}
			hasCards
		>
			<Card className="stack">
				<FormField of={form.fields.name} isFirst />
				<FormField of={form.fields.description} type="text" />
			</Card>
			{kind === "list" ? <People /> : <Rules />}
		</FormPage>
	);
}

/** A list or rules; each has an address. */
function Kinds() {
	const { kind } = useLoaderData<typeof loader>();
	const { t } = useTranslation("groups");
	const tabs = (["list", "rules"] as const).map((value) => ({
		value,
		label: t(`kinds.${value}`),
		href: value === "list" ? "/groups/new" : "/groups/new?kind=rules",
		isCurrent: value === kind,
	}));
	return <Tabs label={t("list.columns.kind")} tabs={tabs} />;
}

function People() {
	const { form, group } = useLoaderData<typeof loader>();
	const { t } = useTranslation("groups");
	const people = { ...form.fields.people, kind: "text" as const };
	return (
		<Card title={t(group ? "form.morePeople" : "form.people")} className="stack">
			<FormField of={people} isLabelHidden hint={t("form.peopleHint")}>
				<TextArea rows={4} />
			</FormField>
		</Card>
	);
}

function Rules() {
	const { form, choices, rows } = useLoaderData<typeof loader>();
	const { t } = useTranslation("groups");
	return (
		<>
			<RuleFields fields={form.fields} choices={choices} rows={rows} />
			<RulePreview submit={t("preview.show")} />
		</>
	);
}
