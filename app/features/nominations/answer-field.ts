/** The name of the fields in which a category's own questions are answered. */

/** The name. */
export function answerField(category_id: number | string): string {
	return `answers_${category_id}`;
}
