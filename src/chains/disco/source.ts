import { cencosudSource } from '../cencosud/source.ts'

export const source = cencosudSource(['discoargentina'])
