/** Who receives: a combobox once scripts run, and before that a search with checkboxes that works without them. */
import { lazy, Suspense } from "react";
import { Button } from "~/ui/button";
import { Checkbox, PickChip } from "~/ui/choice";
import { Field, FieldError } from "~/ui/field";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import { useIsScripted } from "~/ui/use-is-scripted";
import type { Chosen } from "./draft";
import type { GiveData } from "./give-form";
import { useRecipientNotes } from "./recipient-notes";

const PeopleCombobox = lazy(() => import("./people-combobox"));

/** Props of the field; the server's state counts without scripts, `chosen` with them. */
export type RecipientFieldProps = {
	data: Pick<GiveData, "q" | "found" | "team">;
	chosen: Chosen;
	onChange: (chosen: Chosen) => void;
	error?: string;
};

/** The field. */
export function RecipientField({ data, chosen, onChange, error }: RecipientFieldProps) {
	const { t } = useTranslation("recognition");
	const isScripted = useIsScripted();
	const waiting = useRecipientNotes().ofWaiting(chosen);
	const hint = error ? undefined : (waiting ?? t("give.whoHint"));
	return (
		<>
			{isScripted ? (
				<Field label={t("give.who")} error={error} hint={hint}>
					<Suspense fallback={<Waiting />}>
						<PeopleCombobox
							chosen={chosen}
							onChange={onChange}
							team={data.team}
							names={{ people: "to", groups: "group" }}
						/>
					</Suspense>
				</Field>
			) : (
				<div className="script-only">
					<Field label={t("give.who")} error={error} hint={hint}>
						<Waiting />
					</Field>
				</div>
			)}
			{!isScripted && <PlainField data={data} chosen={chosen} error={error} />}
		</>
	);
}

function Waiting() {
	return <div className="input" aria-hidden="true" />;
}

function PlainField({ data, chosen, error }: Omit<RecipientFieldProps, "onChange">) {
	const { t } = useTranslation("recognition");
	const waiting = useRecipientNotes().ofWaiting(chosen);
	return (
		<fieldset className="field without-scripts">
			<legend className="field-label">{t("give.who")}</legend>
			<ChosenChips chosen={chosen} />
			<Field label={t("give.search")}>
				<div className="row">
					<TextInput name="q" type="search" defaultValue={data.q} maxLength={100} />
					<Button name="intent" value="search" formNoValidate>
						{t("give.searchButton")}
					</Button>
				</div>
			</Field>
			{error && <FieldError text={error} />}
			{waiting && <p className="soft">{waiting}</p>}
			<Found data={data} chosen={chosen} />
		</fieldset>
	);
}

function ChosenChips({ chosen: { people, groups } }: { chosen: Chosen }) {
	if (people.length + groups.length === 0) return null;
	return (
		<div className="picks">
			{groups.map((group) => (
				<PickChip key={group.id} name="group" value={group.id} defaultChecked label={group.name} />
			))}
			{people.map((person) => (
				<PickChip key={person.id} name="to" value={person.id} defaultChecked label={person.name} />
			))}
		</div>
	);
}

function Found({ data: { q, found, team }, chosen }: Pick<RecipientFieldProps, "data" | "chosen">) {
	const { t } = useTranslation("recognition");
	const notes = useRecipientNotes();
	const isNew = (list: { id: number }[]) => (one: { id: number }) => !list.some(({ id }) => id === one.id);
	const people = (found ? found.people : team).filter(isNew(chosen.people));
	const groups = (found?.groups ?? []).filter(isNew(chosen.groups));
	if (found?.problem) return <FieldError text={found.problem} />;
	if (people.length + groups.length === 0) return found ? <p className="soft">{t("give.nobody", { q })}</p> : null;
	return (
		<div>
			{!found && <p className="meta">{t("give.team")}</p>}
			{groups.map((group) => (
				<Checkbox
					key={group.id}
					name="group"
					value={group.id}
					label={<Named name={group.name} note={notes.ofGroup(group)} />}
				/>
			))}
			{people.slice(0, 20).map((person) => (
				<Checkbox
					key={person.id}
					name="to"
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
			{note && <span className="choice-words">{note}</span>}
		</>
	);
}
