/** Does the pieces of a job one after the other, each of which reads afresh where it goes on. */
import { constraintFailure } from "#workers/kernel/errors";

/** Does piece after piece, at most so many; true when one was the last. */
export async function doPieces(piece: () => Promise<boolean>, max: number): Promise<boolean> {
	for (let count = 0; count < max; count += 1) if (await doPiece(piece)) return true;
	return false;
}

/** What was changed or withdrawn between reading and writing is read again: the piece then finds what holds. */
async function doPiece(piece: () => Promise<boolean>): Promise<boolean> {
	try {
		return await piece();
	} catch (error) {
		if (constraintFailure(error)?.name !== "internal_announcement_changed") throw error;
		return piece();
	}
}
