/** The input of a budget category: what begins as typed is offered while one types; without scripts the server tells what comes near. */
import { useState } from "react";
import { useCall } from "~/call/use-call";
import { SuggestingInput } from "~/ui/suggesting-input";
import { searchDebounceMs } from "~/ui/timings";

/** The input. */
export function BudgetCategoryInput({ name, value }: { name: string; value: string }) {
	const [typed, setTyped] = useState("");
	const search_text = typed.trim();
	const { answer } = useCall(
		"autosuggest/autosuggest",
		search_text === "" ? null : { type: "budget_categories", search_text },
		{ afterMs: searchDebounceMs },
	);
	return (
		<SuggestingInput
			offered={answer?.searchResults.map(({ label }) => ({ value: label })) ?? []}
			type="search"
			icon="search"
			name={name}
			defaultValue={value}
			maxLength={100}
			onChange={(event) => setTyped(event.currentTarget.value)}
		/>
	);
}
