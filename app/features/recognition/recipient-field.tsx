/** Who receives: a combobox once scripts run, and before that a search with checkboxes that works without them. */
import { lazy, Suspense } from "react";
import type { FieldFace } from "#workers/kernel/form-face";
import { controlId } from "~/form/form-problems";
import { useFormScope } from "~/form/form-scope";
import { loadPart } from "~/shell/lost-chunks";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { Checkbox, PickChip } from "~/ui/choice";
import { Field, FieldError } from "~/ui/field";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import { useIsScripted } from "~/ui/use-is-scripted";
import type { Chosen, ChosenPerson } from "./draft";
import { useRecipientNotes } from "./recipient-notes";
import type { Suggestions } from "./suggestions.server";

const PeopleCombobox = lazy(() => loadPart(() => import("./people-combobox")));

/** What the field shows; a form without `group_ids` is for people alone. */
export type RecipientData = {
	form: { fields: { recipient_ids: FieldFace; group_ids?: FieldFace } };
	/** What was searched for without scripts, and what was found. */
	q: string;
	found: Suggestions | null;
	team: ChosenPerson[];
	likely: ChosenPerson[];
};

/** Props of the field; the server's state counts without scripts, `chosen` with them. */
export type RecipientFieldProps = {
	data: RecipientData;
	chosen: Chosen;
	onChange: (chosen: Chosen) => void;
	/** The form may be sent without anybody. */
	isOptional?: boolean;
};

/** The field. */
export function RecipientField(props: RecipientFieldProps) {
	const { chosen, onChange, data, isOptional } = props;
	const isScripted = useIsScripted();
	const scope = useFormScope();
	const { recipient_ids: people, group_ids: groups } = data.form.fields;
	const error = scope.problems[people.name]?.[0] ?? scope.problems[groups?.name ?? ""]?.[0];
	const waiting = useRecipientNotes().ofWaiting(chosen);
	const isEmpty = chosen.people.length + chosen.groups.length === 0;
	const field = { "data-field": people.name, required: isEmpty && !isOptional, form: scope.id };
	if (!isScripted) return <WithoutCombobox {...props} error={error} waiting={waiting} />;
	return (
		<div className="stack-small">
			<Field
				label={people.label}
				id={controlId(scope.id, people.name)}
				error={error}
				hint={waiting}
				isOptional={isOptional}
			>
				<Suspense fallback={<TextInput {...field} aria-busy />}>
					<PeopleCombobox
						chosen={chosen}
						onChange={onChange}
						team={data.team}
						names={{ people: people.name, groups: groups?.name }}
						field={field}
					/>
				</Suspense>
			</Field>
			<Likely
				people={data.likely}
				chosen={chosen}
				onAdd={(person) => onChange({ ...chosen, people: [...chosen.people, person] })}
			/>
		</div>
	);
}

/** People whom the reader may well mean, added where they stand; without scripts each is a button that asks the server. */
function Likely({
	people,
	chosen,
	onAdd,
}: {
	people: ChosenPerson[];
	chosen: Chosen;
	onAdd?: (person: ChosenPerson) => void;
}) {
	const { t } = useTranslation("recognition");
	const offered = people.filter(({ id }) => !chosen.people.some((one) => one.id === id));
	if (offered.length === 0) return null;
	return (
		<div className="likely">
			<span className="meta">{t("give.add")}</span>
			{offered.map((person) => (
				<button
					key={person.id}
					type={onAdd ? "button" : "submit"}
					name="add"
					value={person.id}
					aria-label={t("give.addName", { name: person.name })}
					onClick={() => onAdd?.(person)}
				>
					<Avatar name={person.name} image_url={person.image_url} sizePx={28} />
					<span className="cut" title={person.name}>
						{person.name}
					</span>
				</button>
			))}
		</div>
	);
}

type WithoutComboboxProps = Pick<RecipientFieldProps, "data" | "chosen"> & { error?: string; waiting?: string };

/** What the server draws: where scripts are allowed the combobox's place, else the search. */
function WithoutCombobox({ data, chosen, error, waiting }: WithoutComboboxProps) {
	const { t } = useTranslation("recognition");
	const scope = useFormScope();
	const { recipient_ids: people } = data.form.fields;
	return (
		<>
			<div className="script-only">
				<Field label={people.label} error={error} hint={waiting}>
					<div className="input" aria-hidden="true" />
				</Field>
			</div>
			<fieldset
				className="field without-scripts"
				id={controlId(scope.id, people.name)}
				tabIndex={-1}
				data-invalid={error ? "" : undefined}
			>
				<legend className="field-label">{people.label}</legend>
				<ChosenChips data={data} chosen={chosen} />
				<Likely people={data.likely} chosen={chosen} />
				<Field label={t("give.search")}>
					<div className="row">
						<span className="grow">
							<TextInput name="q" type="search" defaultValue={data.q} maxLength={100} />
						</span>
						<Button name="search" value="1">
							{t("give.searchButton")}
						</Button>
					</div>
				</Field>
				{error && <FieldError text={error} />}
				{waiting && <p className="soft">{waiting}</p>}
				<Found data={data} chosen={chosen} />
			</fieldset>
		</>
	);
}

function ChosenChips({ data, chosen: { people, groups } }: Pick<RecipientFieldProps, "data" | "chosen">) {
	const { recipient_ids, group_ids } = data.form.fields;
	if (people.length + groups.length === 0) return null;
	return (
		<div className="picks">
			{groups.map((group) => (
				<PickChip key={group.id} name={group_ids?.name} value={group.id} defaultChecked label={group.name} />
			))}
			{people.map((person) => (
				<PickChip key={person.id} name={recipient_ids.name} value={person.id} defaultChecked label={person.name} />
			))}
		</div>
	);
}

function Found({ data: { form, q, found, team }, chosen }: Pick<RecipientFieldProps, "data" | "chosen">) {
	const { t } = useTranslation("recognition");
	const notes = useRecipientNotes();
	const isNew = (list: { id: number }[]) => (one: { id: number }) => !list.some(({ id }) => id === one.id);
	const people = (found ? found.people : team).filter(isNew(chosen.people));
	const groups = (form.fields.group_ids && found ? found.groups : []).filter(isNew(chosen.groups));
	if (found?.problem) return <FieldError text={found.problem} />;
	if (people.length + groups.length === 0) return found ? <p className="soft">{t("picker.nobody", { q })}</p> : null;
	return (
		<div>
			{!found && <p className="meta">{t("give.team")}</p>}
			{groups.map((group) => (
				<Checkbox
					key={group.id}
					name={form.fields.group_ids?.name}
					value={group.id}
					label={<Named name={group.name} note={notes.ofGroup(group)} />}
				/>
			))}
			{people.slice(0, 20).map((person) => (
				<Checkbox
					key={person.id}
					name={form.fields.recipient_ids.name}
					value={person.id}
					label={<Named name={person.name} note={notes.ofPerson(person)} />}
				/>
			))}
			<p className="meta">{t("give.tick")}</p>
		</div>
	);
}

function Named({ name, note }: { name: string; note?: string }) {
	return (
		<>
			{name}
			{note && <span className="meta soft line">{note}</span>}
		</>
	);
}
