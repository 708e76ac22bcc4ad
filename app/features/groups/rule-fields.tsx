/** The rows in which rules are written: field, comparison, values; and who meets them right now. */
import { useEffect, useState } from "react";
import type { FieldFace } from "#workers/kernel/form-face";
import type { EndpointInput, EndpointOutput } from "#workers/registry";
import { useCall } from "~/call/use-call";
import { FormField } from "~/form/form-field";
import { controlId } from "~/form/form-problems";
import { useFormScope } from "~/form/form-scope";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { FieldError } from "~/ui/field";
import { ProgressBar } from "~/ui/progress-bar";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import { maxRules, ruleField, splitValues } from "./rule-values";
import "./groups.css";

/** What rules are made of. */
export type RuleChoices = EndpointOutput<"groups/get-rule-choices">;

type Rows = { fields: Record<string, FieldFace>; choices: RuleChoices };

/** The card with the rows; more come with a press where scripts run. */
export function RuleFields({
	fields,
	choices,
	rows,
	takesGroups = false,
}: Rows & { rows: number; takesGroups?: boolean }) {
	const { t } = useTranslation("groups");
	const [shown, setShown] = useState(rows);
	const offered = takesGroups ? choices : { ...choices, fields: choices.fields.filter(({ kind }) => kind !== "group") };
	const suggested = { role: choices.roles, group: choices.groups };
	return (
		<Card title={t("rules.title")} className="stack">
			<FormField of={fields.matching!} isOptional={false} layout="list" />
			<RulesProblem of={fields.rules!} />
			{Array.from({ length: shown }, (_one, at) => (
				<RuleRow key={ruleField(at, "field")} at={at} fields={fields} choices={offered} />
			))}
			<p className="hint">{t("rules.hint")}</p>
			{(["role", "group"] as const).map((kind) => (
				<datalist key={kind} id={`rules-${kind}`}>
					{suggested[kind].map(({ value, label }) => (
						<option key={value} value={label} />
					))}
				</datalist>
			))}
			{shown < maxRules && (
				<div className="script-only">
					<Button type="button" icon="plus" onClick={() => setShown(shown + 1)}>
						{t("rules.more")}
					</Button>
				</div>
			)}
		</Card>
	);
}

/** What is wrong with all of them. */
function RulesProblem({ of }: { of: FieldFace }) {
	const { id, problems } = useFormScope();
	const [problem] = problems[of.name] ?? [];
	return problem ? <FieldError id={controlId(id, of.name)} text={problem} /> : null;
}

function RuleRow({ at, fields, choices }: Rows & { at: number }) {
	const { t } = useTranslation("groups");
	const { valuesOf } = useFormScope();
	const of = (part: "field" | "operator" | "values") => fields[ruleField(at, part)]!;
	const [field, setField] = useState(valuesOf(ruleField(at, "field"))?.at(-1) ?? "");
	const kind = choices.fields.find(({ value }) => value === field)?.kind;
	const operators = choices.operators.filter(({ kinds }) => !kind || kinds.includes(kind));
	return (
		<fieldset className="rule">
			<legend className="unseen">{t("rules.number", { number: at + 1 })}</legend>
			<FormField of={of("field")} isLabelHidden isOptional={false}>
				<Select
					options={choices.fields}
					placeholder={t("rules.choose")}
					onChange={(event) => setField(event.currentTarget.value)}
				/>
			</FormField>
			<FormField of={of("operator")} isLabelHidden isOptional={false}>
				<Select options={operators} />
			</FormField>
			<FormField
				of={of("values")}
				isLabelHidden
				isOptional={false}
				hint={kind === "person" ? t("rules.person") : undefined}
			>
				<TextInput
					key={kind === "day" ? "day" : "words"}
					type={kind === "day" ? "date" : "text"}
					list={kind === "role" || kind === "group" ? `rules-${kind}` : undefined}
				/>
			</FormField>
		</fieldset>
	);
}

type Preview = EndpointOutput<"groups/preview-rules">;
type Asked = EndpointInput<"groups/preview-rules">;

/** Who meets the rules: at once where scripts run, else by the button. */
export function RulePreview({ takesGroups = false, submit }: { takesGroups?: boolean; submit: string }) {
	const { t } = useTranslation("groups");
	const { id, answer } = useFormScope();
	const asked = useWrittenRules(id, takesGroups);
	const live = useCall("groups/preview-rules", asked, { afterMs: 500 });
	const posted = (answer?.data as { preview?: Preview } | undefined)?.preview;
	const preview = asked ? live.answer : posted;
	return (
		<Card title={t("preview.title")} className="stack-small">
			<div role="status" className="stack-small">
				{live.problem && <p className="soft">{live.problem}</p>}
				{!live.problem && preview && <Meeting preview={preview} />}
				{!live.problem && !preview && <p className="soft">{t("preview.none")}</p>}
			</div>
			<Button type="submit" form={id} name="preview" value="1">
				{submit}
			</Button>
		</Card>
	);
}

function Meeting({ preview: { count, all_count, people } }: { preview: Preview }) {
	const { t } = useTranslation("groups");
	return (
		<>
			<p className="large-figure figure">{t("preview.count", { count })}</p>
			<p className="soft">{t("preview.of", { count: all_count })}</p>
			<ProgressBar percent={all_count === 0 ? 0 : Math.round((100 * count) / all_count)} label={t("preview.title")} />
			<ul className="stack-small plain-list">
				{people.map((person) => (
					<li key={person.id} className="row">
						<Avatar name={person.name} image_url={person.image_url} sizePx={32} />
						<span>{[person.name, person.title].filter(Boolean).join(", ")}</span>
					</li>
				))}
			</ul>
		</>
	);
}

/** The rules as they stand in the form, once somebody has changed one; null before, and while one is not whole. */
function useWrittenRules(id: string, takesGroups: boolean): Asked | null {
	const [written, setWritten] = useState("");
	useEffect(() => {
		const read = () => {
			const form = document.getElementById(id);
			if (form instanceof HTMLFormElement) setWritten(JSON.stringify(rulesIn(new FormData(form), takesGroups)));
		};
		const follow = ({ target }: Event) => {
			if ((target as HTMLInputElement | null)?.form?.id === id) read();
		};
		read();
		document.addEventListener("input", follow);
		return () => document.removeEventListener("input", follow);
	}, [id, takesGroups]);
	return written === "" ? null : (JSON.parse(written) as Asked | null);
}

function rulesIn(data: FormData, takesGroups: boolean): Asked | null {
	const text = (name: string) => String(data.get(name) ?? "");
	const rules = Array.from({ length: maxRules }, (_one, at) => ({
		field: text(ruleField(at, "field")),
		operator: text(ruleField(at, "operator")) as NonNullable<Asked["rules"]>[number]["operator"],
		values: splitValues(text(ruleField(at, "values"))),
	})).filter(({ field, values }) => field !== "" && values[0] !== "");
	if (rules.length === 0) return null;
	return { matching: text("matching") === "any" ? "any" : "all", rules, takes_groups: takesGroups ? 1 : 0 };
}
