# Uma primeira partida guiada de Architectura. O último parágrafo de cada texto diz o que fazer.

lesson-ar-lay =
    Todos os jogadores constroem uma só cidade com cartas quadradas. As três cartas da sua mão estão abaixo da cidade. Uma carta tem números nos lados, e o número de cima é o que ela vale agora. No fim você soma o que valem as suas cartas na cidade; a soma maior vence.

    A cidade tem duas ruas de oito espaços, que crescem da esquerda para a direita. Ela ainda está vazia, e só há um espaço para uma carta: rua 1, quadra 1, ou 1:1.

    Jogue ali o seu Parque, que vale 5: escolha a carta, depois o espaço, e confirme.
lesson-ar-lower =
    À direita do seu Parque, o adversário colocou um Teatro, que vale 6. Uma carta nova é comparada com a carta à sua esquerda, e com nenhuma outra. O seu Parque valia menos do que a carta nova, mas mais do que a metade dela: por isso teve de dar um quarto de volta e agora vale 4.

    Faça o mesmo com o Teatro: jogue a sua Mansão, que vale 9, em 1:3. 6 é menos do que 9 e mais do que a metade.
lesson-ar-lift =
    O Teatro diminuiu para 5. Depois o adversário jogou uma Estufa, cujo efeito fez o Teatro voltar a 6. Muitas cartas têm um efeito assim, que vem depois da comparação. A Estufa está em 2:1: a rua seguinte pode ser começada a qualquer momento.

    Uma comparação também pode ser boa para a carta da esquerda: se ela vale mais do que a nova, é rotacionada para o outro lado e aumenta.

    Jogue a sua Oficina, que vale só 3, em 1:4. Ela faz a sua própria Mansão aumentar de 9 para 10.
lesson-ar-may =
    A sua Mansão vale 10, o seu número mais alto. Agora vem o efeito da Oficina: você pode mover uma das suas cartas para outro espaço elegível. Quando um efeito diz “pode”, você pode dispensá-lo.

    As suas cartas estão bem colocadas. Escolha deixar por isso mesmo.
lesson-ar-destroy =
    O Mercado do adversário fez a sua Oficina diminuir para 1. Um Mercado vale o número da sua quadra, aqui 5.

    Agora o golpe mais duro. Se a carta da esquerda vale a metade da nova ou menos, ela é destruída: é virada para baixo e não vale mais nada. A Estufa em 2:1 vale 3, e o seu Palácio, 8.

    Jogue o Palácio em 2:2. O escudo diz que ele está protegido: as cartas do adversário não podem fazer nada com ele.
lesson-ar-cover =
    A Estufa foi destruída. Um espaço cuja carta está virada para baixo fica elegível de novo, e uma carta nova simplesmente a cobre. Enquanto isso, o adversário fez uma carta dele aumentar com uma menor, como você fez.

    Jogue o seu Templo, que vale 7, em 2:1, sobre a Estufa. Não há nada à esquerda, então nada é comparado.
lesson-ar-turn =
    O efeito do Templo: você pode rotacionar um passo uma carta ao lado dele. Ao lado quer dizer à esquerda, à direita, acima ou abaixo, mas não na diagonal; assim, 1:1, na outra rua, está ao lado de 2:1.

    Com um efeito, você escolhe o sentido. Cuidado: um passo depois do número mais alto costuma vir o mais baixo.

    Rotacione o seu Parque em 1:1 no sentido horário, de 4 para 5.
lesson-ar-market =
    Essa doeu: o Quartel do adversário destrói uma carta ao lado. O seu Palácio está protegido, e foi a sua Mansão a destruída.

    Você também tem um Mercado. Na quadra 4 ele vale 4, e o Quartel em 2:3 vale 2: a metade.

    Jogue o seu Mercado em 2:4 e destrua o Quartel.
lesson-ar-rebuild =
    Agora o efeito do Mercado: você pode reconstruir uma das suas cartas destruídas. Ela é virada para cima onde está, com o seu primeiro número em cima. Nada é comparado.

    Reconstrua a sua Mansão em 1:3.
lesson-ar-watchtower =
    A sua Mansão vale 9 de novo, e não deve ser destruída outra vez. Cada jogador tem duas fichas de proteção, e só efeitos de cartas as colocam em jogo. A Torre de Vigia faz isso. Ela mesma vale só 1: procure um espaço onde isso não atrapalhe.

    Jogue-a em 2:3, sobre o Quartel destruído. A carta à esquerda é o seu Palácio, que tem um só número e não pode ser rotacionada.
lesson-ar-protect =
    A ficha vai para uma das suas cartas. A partir daí, as cartas do adversário não podem rotacioná-la, destruí-la nem movê-la; quanto às suas próprias cartas, você decide a cada vez.

    Proteja a sua Mansão em 1:3.
lesson-ar-greenhouse =
    A rua 1 está cheia. Depois de cada turno você comprou uma carta, e por isso tem sempre três na mão; o seu baralho tem doze cartas ao todo, e quando ele acaba você joga o que lhe resta.

    Jogue a sua Estufa, que vale 3, em 2:5. O seu próprio Mercado, à esquerda, vale 4, mais do que 3: por isso aumenta.
lesson-ar-two =
    O efeito da Estufa: você pode rotacionar uma ou duas das suas próprias cartas, um passo cada uma.

    Rotacione a sua Oficina em 1:4 no sentido horário, de 1 para 3.
lesson-ar-last =
    E uma segunda carta. O seu Mercado na quadra 4 vale agora 5, e o melhor lado dele conta a quadra e mais 2.

    Rotacione o Mercado em 2:4 no sentido horário, para 6.
lesson-ar-end =
    Agora você sabe como as cartas são jogadas, comparadas, rotacionadas, destruídas, cobertas, reconstruídas e protegidas.

    A partida termina quando ninguém mais pode jogar uma carta. Então cada um soma o que valem as suas cartas viradas para cima. Dois tipos de cartas contam também as vizinhas: um Parque rende 1 ponto por carta sua ao lado dele, uma Mansão perde 2 por Taverna ou Quartel ao lado.

    Mais uma coisa: uma vez por partida, no começo do seu turno, você pode colocar a mão inteira embaixo do seu baralho e comprar uma nova. É a nova mão.
