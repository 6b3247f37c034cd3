/**
 * Property tests try the same cases in every run, so a change is judged by what it changes.
 * `MEADOW_SEED=7 npm test -- --only unit` tries others.
 */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['MEADOW_SEED'] ?? 1) })
