/** How the counter of a text area is colored, and when it shows. */

/** How a counter under a text area looks: red below the minimum, green from it on, plain without one. */
export function counterTone(length: number, minLength: number | undefined): "plain" | "bad" | "good" {
	if (minLength === undefined) return "plain";
	return length < minLength ? "bad" : "good";
}

/** From this part of the maximum on, a counter without a minimum shows: an empty field shouts no figures. */
const nearMaximum = 0.8;

/** Whether the counter says something: how far it is to the minimum, or that the maximum is near. */
export function showsCounter(length: number, minLength: number | undefined, maxLength: number | undefined): boolean {
	return minLength !== undefined || (maxLength !== undefined && length >= nearMaximum * maxLength);
}
