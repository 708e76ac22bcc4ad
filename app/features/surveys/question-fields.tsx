/** The fields that answer a question, by its type. */
import { maxAnswerLength } from "#workers/features/surveys/rules/limits";
import { otherValue } from "#workers/features/surveys/rules/question-types";
import { dayParts, fieldOf } from "#workers/features/surveys/rules/typed-answers";
import { Checkbox, ChoiceCard } from "~/ui/choice";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { QuestionProps } from "./question-props";

/** The fields. */
export function QuestionFields(props: QuestionProps) {
	const { t } = useTranslation("surveys");
	const { question, typed } = props;
	const name = fieldOf(question);
	const chosen = typed[name] ?? [];
	const label = question.question;
	const options = question.options.list.map((value) => ({ value, label: question.options.labels[value] ?? value }));
	switch (question.type) {
		case "radio":
			return <Radios {...props} />;
		case "checkbox":
		case "checkbox_group":
			return (
				<div className="choices">
					{options.map((option) => (
						<ChoiceCard
							key={option.value}
							type="checkbox"
							name={name}
							value={option.value}
							defaultChecked={chosen.includes(option.value)}
							title={option.label}
						/>
					))}
				</div>
			);
		case "dropdown_single":
			return (
				<Field label={label} isLabelHidden>
					<Select name={name} defaultValue={chosen[0] ?? ""} options={options} placeholder={t("answer.placeholder")} />
				</Field>
			);
		case "dropdown_multi":
			return <MultiSelect {...{ name, chosen, options }} />;
		case "scale":
			return <Scale {...props} />;
		case "text":
			return (
				<Field label={label} isLabelHidden>
					<TextArea name={name} rows={4} maxLength={maxAnswerLength} defaultValue={chosen[0]} />
				</Field>
			);
		case "date":
			return <Day {...props} />;
	}
}

function Radios({ question, typed }: QuestionProps) {
	const { t } = useTranslation("surveys");
	const name = fieldOf(question);
	const chosen = typed[name]?.[0];
	return (
		<div className="stack-small">
			{question.options.list.map((value) => (
				<ChoiceCard
					key={value}
					name={name}
					value={value}
					defaultChecked={chosen === value}
					title={question.options.labels[value] ?? value}
				/>
			))}
			{question.options.other === 1 && (
				<div className="survey-other stack-small">
					<ChoiceCard name={name} value={otherValue} defaultChecked={chosen === otherValue} title={t("other")} />
					<div className="survey-other-text">
						<Field label={t("answer.otherText")}>
							<TextInput
								name={`other-${question.id}`}
								maxLength={maxAnswerLength}
								defaultValue={typed[`other-${question.id}`]?.[0]}
							/>
						</Field>
					</div>
				</div>
			)}
		</div>
	);
}

type MultiSelectProps = {
	name: string;
	chosen: readonly string[];
	options: readonly { value: string; label: string }[];
};

/** Several of a list that opens inside the question. */
function MultiSelect({ name, chosen, options }: MultiSelectProps) {
	const { t } = useTranslation("surveys");
	const said = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
	return (
		<details className="survey-multi">
			<summary className="input">
				<span>{said.length === 0 ? t("answer.placeholder") : said.join(", ")}</span>
				<Icon name="chevron-down" size="small" />
			</summary>
			<div className="survey-multi-list">
				{options.map(({ value, label }) => (
					<Checkbox key={value} name={name} value={value} defaultChecked={chosen.includes(value)} label={label} />
				))}
			</div>
		</details>
	);
}

function Scale({ question, typed }: QuestionProps) {
	const name = fieldOf(question);
	return (
		<>
			<div className="survey-scale">
				{question.options.list.map((value) => (
					<label key={value} className="drawn-choice">
						<input type="radio" name={name} value={value} defaultChecked={typed[name]?.[0] === value} />
						<span>{value}</span>
					</label>
				))}
			</div>
			{(question.low || question.high) && (
				<p className="between meta">
					<span>{question.low && `1: ${question.low}`}</span>
					<span>{question.high && `10: ${question.high}`}</span>
				</p>
			)}
		</>
	);
}

const firstYear = 1900;

/** Day, month and year in drop-downs; the year of a day of birth may stay empty. */
function Day({ question, typed, survey }: QuestionProps) {
	const { t } = useTranslation("surveys");
	const isBirth = question.save_to === "dob";
	const last = survey.this_year + (isBirth ? 0 : 10);
	const padded = (at: number) => String(at).padStart(2, "0");
	const options = {
		day: Array.from({ length: 31 }, (_, at) => ({ value: padded(at + 1), label: String(at + 1) })),
		month: survey.months.map((label, at) => ({ value: padded(at + 1), label })),
		year: Array.from({ length: last - firstYear + 1 }, (_, at) => ({
			value: String(last - at),
			label: String(last - at),
		})),
	};
	return (
		<div className="survey-day">
			{dayParts.map((part) => (
				<Field key={part} label={part === "year" && isBirth ? t("answer.yearOptional") : t(`answer.${part}`)}>
					<Select
						name={`${part}-${question.id}`}
						defaultValue={typed[`${part}-${question.id}`]?.[0] ?? ""}
						options={options[part]}
						placeholder="–"
					/>
				</Field>
			))}
		</div>
	);
}
