/** Between a word for issuers and the name. */
export const SKIPPED_BEFORE_ISSUER_NAMES: ReadonlySet<string> = setOf(
  'de del la el los las un una tu tus su sus credito debito prepaga prepago virtual digital electronica visa mastercard master amex cabal',
)

export const WORDS_BEFORE_ISSUERS: ReadonlySet<string> = setOf('banco bco billetera fintech financiera mutual tarjeta tarjetas logo')

/** A capitalised name behind them is an issuer's unless the card names another. */
export const CLIENT_WORDS_BEFORE_ISSUERS: ReadonlySet<string> = setOf(
  'con cliente clientes titular titulares usuario usuarios abris abri app aplicacion pagando abonando pagas paga saldo',
)

/** Capitalised behind such words, and no issuer. */
export const NON_ISSUER_WORDS: ReadonlySet<string> = setOf(
  'app apps virtual virtuales electronica digital digitales emisor emisora emisores central adherido adherida adheridos adheridas seleccionado seleccionados ' +
    'participante participantes para todo toda todos todas cualquier preferido favorita favorito grande normal logo asociado asociada correspondiente card cards ' +
    'segun otorga bancos banco servicio servicios exclusivo pagando abonando clientes cliente tarjeta tarjetas credito debito compra compras pago pagos descuento ' +
    'beneficio socio socios cupon codigo programa club documento solo entrega envio envios retiro regalo sueldo haberes cuenta cuentas sucursal sucursales tienda ' +
    'tiendas online hasta desde cuotas interes aplica valido valida todas billetera billeteras contactless lunes martes miercoles jueves viernes sabado domingo ' +
    'argentina argentino republica titular titulares adicional adicionales corporativa corporativas empresa empresas comercial prepaga prepagas precargada ' +
    'plus clasica clasico classic gold black platinum signature business corporate agro plan planes programa programas ahora resolucion mercado ctas cuota persona personal personales ' +
    'dentro sera utilizada como comprando sujeto habiente mediante ofrecidas ofrecida incluye excluye agencia recargable recargables sube ' +
    'promocion promociones vigente vigencia fisica fisicas plastica banca exterior emitida emitidas nacional nacionales internacional bancaria bancarias',
)

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
