/** The bar at the foot of a page on which something was changed: what, by its labels, and saving or discarding it. */
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { loadPart } from "~/shell/lost-chunks";
import { Button } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { useIsScripted } from "~/ui/use-is-scripted";
import { changedFields, savedFields } from "./form-changes";
import { type Scope, useFormScope } from "./form-scope";
import { SubmitButton } from "./submit-button";
import "./save-bar.css";

/** So many changes are named; of more, how many they are. */
const maxNamed = 4;

const placeId = "save-bars";

/** Where the bars of a page stand, at its end. */
export function SaveBarPlace() {
	return <div id={placeId} className="save-bars" />;
}

/** Props of a bar; `of` tells forms of one endpoint apart in words. */
export type SaveBarProps = {
	instance?: string | number;
	of?: string;
	/** What was changed, and how to take it back, where the screen keeps the form by itself. */
	own?: { changes: readonly string[]; discard: () => void };
	/** The words of the button. */
	children: ReactNode;
};

/** Inside a form, in the place of its button, which stands there itself until scripts run. */
export function SaveBar({ instance, of, own, children }: SaveBarProps) {
	const scope = useFormScope();
	const watched = useChanges(scope);
	const { changes, discard } = own ?? watched;
	const isScripted = useIsScripted();
	const { t } = useTranslation("common");
	const place = isScripted ? document.getElementById(placeId) : null;
	return (
		<>
			<div className="save-plain">
				<SubmitButton form={scope.face} instance={instance} kind="main">
					{children}
				</SubmitButton>
			</div>
			{place &&
				createPortal(
					<section className="save-bar" hidden={changes.length === 0} data-form={scope.id}>
						<ChangesInWords changes={changes} of={of} />
						<Button type="button" onClick={discard} disabled={scope.isBusy}>
							{t("owners.saveBar.discard")}
							<OfForm of={of} />
						</Button>
						<SubmitButton form={scope.face} instance={instance} kind="main">
							{children}
							<OfForm of={of} />
						</SubmitButton>
					</section>,
					place,
				)}
		</>
	);
}

function ChangesInWords({ changes, of }: { changes: readonly string[]; of?: string }) {
	const { t } = useTranslation("common");
	const named = changes.slice(0, maxNamed).join(", ");
	const rest = changes.length - maxNamed;
	const names = rest > 0 ? t("owners.saveBar.andMore", { names: named, count: rest }) : named;
	return (
		<p className="save-bar-words" role="status">
			{changes.length > 0 && (
				<>
					{of && <span className="strong">{of} </span>}
					{t("owners.saveBar.changes", { count: changes.length, names })}
				</>
			)}
		</p>
	);
}

/** Bars of several forms have the same buttons: whose they are is read out. */
function OfForm({ of }: { of?: string }) {
	return of ? <span className="unseen">, {of}</span> : null;
}

/** Labels of the fields that differ from what is saved, as hands and answers change them. */
function useChanges({ face, id, savedOf, isBusy, setFound }: Scope): {
	changes: readonly string[];
	discard: () => void;
} {
	const [labels, setLabels] = useState("[]");
	const fields = Object.values(face.fields);
	const look = () => {
		const form = document.getElementById(id);
		if (!(form instanceof HTMLFormElement) || isBusy) return;
		setLabels(JSON.stringify(changedFields(form, fields, savedOf).map(({ label }) => label)));
	};
	// What is saved comes with each rendering.
	useEffect(look);
	useEffect(() => {
		const follow = ({ target }: Event) => {
			const form = target instanceof HTMLFormElement ? target : (target as HTMLInputElement | null)?.form;
			// A form that is set back says so before its fields are.
			if (form?.id === id) setTimeout(look);
		};
		const names = ["input", "change", "reset"];
		for (const name of names) document.addEventListener(name, follow);
		return () => {
			for (const name of names) document.removeEventListener(name, follow);
		};
	});
	const discard = () => {
		const form = document.getElementById(id);
		if (!(form instanceof HTMLFormElement)) return;
		const [first] = changedFields(form, fields, savedOf);
		const saved = savedFields(form, fields, savedOf);
		void loadPart(() => import("./fill-in")).then(({ fillIn }) => {
			fillIn(form, saved);
			setFound({});
			focusField(form, first?.name);
		});
	};
	return { changes: JSON.parse(labels) as string[], discard };
}

/** The bar goes with what it named: the focus goes to the first field that was set back. */
function focusField(form: HTMLFormElement, name: string | undefined): void {
	const found = [...form.elements].find(
		(element) =>
			element instanceof HTMLElement &&
			"name" in element &&
			element.name === name &&
			element.matches(":not([type=hidden])"),
	);
	if (found instanceof HTMLElement) found.focus();
}
